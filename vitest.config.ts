import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'
import { throwawayFolder } from './tools/throwaway-folder.ts'

// Every test asks the system for its folder, and so do the processes that tests start.
process.env.TMPDIR = throwawayFolder()

const WEB_TESTS = ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}']

/** What another file in the same process would notice: a module or a global that is replaced, a database of the device. */
const LEAVES_TRACES = /vi\.(mock|doMock|resetModules|stubGlobal)\(|fake-indexeddb/

const alone = globSync(WEB_TESTS, { cwd: import.meta.dirname }).filter((file) =>
  LEAVES_TRACES.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)

/** What speaks with other tabs, the network or the store of a device needs those of a whole process. */
const ownProcess = [
  'features/offline-data/leaving/leave-borrowed',
  'features/people/auth/sign-in',
  'features/sync/state/update-now',
  'platform/busy-tabs',
  'platform/forget-others',
  'platform/local/sending/shared-engine',
  'platform/local/sending/stream',
  'platform/session-tabs',
  'shell/use-new-version',
].map((name) => `apps/web/src/${name}.test.ts`)

const domStubs = 'packages/ui/src/testing/dom-stubs.ts'
const leaveNothing = 'packages/ui/src/testing/leave-nothing.ts'
/** What a test waits for comes later on a machine that is busy with something else. */
const patient = { expect: { poll: { timeout: 20_000 } } }
const web = { environment: 'jsdom', testTimeout: 90_000 }

/**
 * Rooms: pure packages, the server on a real PostgreSQL, the web in a simulated DOM, and devices with a server between them.
 * Files of a room share a process (`isolate: false`), because loading everything again for each file costs more than the tests.
 * Test files of the web that leave traces have a context each (`web-alone`: half the time of a process each), and a few a process.
 */
export default defineConfig({
  test: {
    // Vitest leaves one processor for itself; of two that is half the machine, and it hardly computes while tests run.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          isolate: false,
          pool: 'threads',
          // Laws take their time on a machine that is busy with something else.
          testTimeout: 60_000,
          include: ['packages/{domain,contract,sync,testkit}/src/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/build/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/database/test-database.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...patient,
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
          ...web,
          name: 'web',
          isolate: false,
          setupFiles: [domStubs, leaveNothing],
          include: WEB_TESTS,
          exclude: ['**/node_modules/**', ...alone],
        },
      },
      {
        test: {
          ...web,
          name: 'web-alone',
          pool: 'vmThreads',
          setupFiles: [domStubs],
          include: alone,
          exclude: ['**/node_modules/**', ...ownProcess],
        },
      },
      { test: { ...web, name: 'web-process', setupFiles: [domStubs], include: ownProcess } },
    ],
  },
})
