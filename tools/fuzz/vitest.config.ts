import { defineConfig } from 'vitest/config'

/** Random input for every call, from the seed in FUZZ_SEED, FUZZ_RUNS requests long. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['apps/server/src/testing/fuzz/*.fuzz.ts'],
    globalSetup: ['apps/server/src/platform/database/test-database.setup.ts'],
    testTimeout: 24 * 3600 * 1000,
    hookTimeout: 120_000,
  },
})
