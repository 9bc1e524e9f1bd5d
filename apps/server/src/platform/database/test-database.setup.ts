import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from './database.ts'
import { isAlive, readPidFile, runningPostmaster } from './embedded/postmaster.ts'
import { type ServerAddress, startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'

declare module 'vitest' {
  // Vitest collects what is provided by merging into its interface.
  interface ProvidedContext {
    testDatabaseServer: ServerAddress
  }
}

const prefix = 'ramplight-test-'
const temporary = realpathSync(tmpdir())

/** One server per test run, one migrated template in it; every test file clones the template (`createTestDatabase`). */
// biome-ignore lint/style/noDefaultExport: Vitest looks for the default export of a global setup.
export default async function setup(project: TestProject) {
  await removeLeftovers()
  const dataDir = mkdtempSync(join(temporary, `${prefix}${process.pid}-`))
  // As root the server runs as another user, who has to get in.
  chmodSync(dataDir, 0o711)
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    database: 'template',
    throwaway: true,
    systemDir: join(dataDir, 'system'),
  })
  await migrateTemplate(server.connection)
  project.provide('testDatabaseServer', { ...server.connection, database: 'postgres' })
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function migrateTemplate(connection: ServerAddress) {
  const template = connectDatabase(connection)
  await migrateDatabase(template.pool)
  await template.close()
  const admin = new pg.Client({ ...connection, database: 'postgres' })
  await admin.connect()
  // A template with a session on it cannot be cloned, so nobody is let in any more.
  await admin.query('alter database template with is_template true allow_connections false')
  await admin.end()
}

/** Servers and folders of runs that were killed. The number of the process is in the folder's name. */
async function removeLeftovers() {
  for (const name of readdirSync(temporary)) {
    const run = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
    // What cannot be removed, another user's for instance, is no reason not to test.
    if (run && !isAlive(run)) await removeRun(join(temporary, name)).catch(() => {})
  }
}

async function removeRun(dir: string) {
  const pidFiles = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => basename(path) === 'postmaster.pid')
  for (const pidFile of pidFiles) {
    const clusterDir = join(dir, dirname(pidFile))
    const socketDir = readPidFile(clusterDir)?.socketDir
    const server = runningPostmaster(clusterDir)
    // SIGQUIT: at once. The data are thrown away in a moment.
    if (server) process.kill(server.pid, 'SIGQUIT')
    for (let i = 0; i < 100 && runningPostmaster(clusterDir); i++) await delay(20)
    if (socketDir) rmSync(socketDir, { recursive: true, force: true })
  }
  rmSync(dir, { recursive: true, force: true })
}
