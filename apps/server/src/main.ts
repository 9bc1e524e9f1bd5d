import { join } from 'node:path'
import { configOrExit } from './platform/config.ts'
import { startServer } from './start-server.ts'

const config = configOrExit()
const demo = process.argv.includes('--demo')

const server = await startServer({
  ...config,
  // Accounts with printed passwords are for this machine only, in a database of their own (decision 19).
  ...(demo ? { host: '127.0.0.1', dataDir: join(config.dataDir, 'demo') } : {}),
  logLevel: demo && !process.env['LOG_LEVEL'] ? 'warn' : config.logLevel,
  webRoot: join(import.meta.dirname, '../../web/dist'),
  demo,
}).catch((error: Error & { exitCode?: number }) => {
  // A start that cannot work ends with one line a person can act on.
  console.error(error.message)
  process.exit(error.exitCode ?? 1)
})
console.log(`Ramplight is ready: ${config.publicUrl ?? server.address}`)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await server.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
