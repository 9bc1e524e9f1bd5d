import { defineConfig } from 'vitest/config'

/** The laws of the domain alone, from the seed in LAW_SEED. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.laws.test.ts'],
    setupFiles: ['tools/laws/seed.setup.ts'],
    testTimeout: 120_000,
  },
})
