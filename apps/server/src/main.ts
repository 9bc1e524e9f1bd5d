import { join } from 'node:path'
import { buildApp } from './app.ts'
import { authenticator, signingKey } from './platform/auth/sessions.ts'
import { configOrExit } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import type { Deps } from './platform/http/deps.ts'
import { openLiveHub } from './platform/realtime/open-live-hub.ts'

const config = configOrExit()
const demo = process.argv.includes('--demo')
const now = () => new Date()

const database = await openDatabase(demo ? { ...config, dataDir: join(config.dataDir, 'demo') } : config).catch(stopWithLine)
await migrateDatabase(database.pool)
const live = await openLiveHub(database.pool)
const key = await signingKey(database.db, now())
const deps: Deps = {
  db: database.db,
  pool: database.pool,
  live,
  now,
  authenticate: authenticator(database.db, key, now),
  signingKey: key,
  demo,
}
const app = await buildApp(deps, {
  logLevel: demo && !process.env['LOG_LEVEL'] ? 'warn' : config.logLevel,
  trustProxy: config.trustProxy,
  webRoot: join(import.meta.dirname, '../../web/dist'),
})
// Accounts with printed passwords are for this machine only (decisions 19).
const address = await app.listen({ host: demo ? '127.0.0.1' : config.host, port: config.port }).catch(stopWithLine)
console.log(`Ramplight is ready: ${config.publicUrl ?? address}`)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await app.close()
  await live.close()
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

/** A start that cannot work ends with one line a person can act on. */
function stopWithLine(error: Error & { exitCode?: number }): never {
  console.error(error.message)
  process.exit(error.exitCode ?? 1)
}
