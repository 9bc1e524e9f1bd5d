import { defineConfig } from 'vitest/config'

/** The tests of the domain alone, the same in every run. purity.test.ts reads the sources as text: it says nothing about a change. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['**/purity.test.ts'],
    setupFiles: ['tools/mutate/same-every-run.setup.ts'],
  },
})
