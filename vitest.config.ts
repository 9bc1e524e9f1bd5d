import { defineConfig } from 'vitest/config'

/** Four rooms: pure packages, the server on a real PostgreSQL, the web in a simulated DOM, and devices with a server between them. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          // Laws take their time on a machine that is busy with something else.
          testTimeout: 60_000,
          include: ['packages/{domain,contract,sync,testkit}/src/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/build/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/database/test-database.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'sync',
          environment: 'node',
          include: ['apps/sync-test/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/database/test-database.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          testTimeout: 90_000,
          include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/ui/src/testing/dom-stubs.ts'],
        },
      },
    ],
  },
})
