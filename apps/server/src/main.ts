import { join } from 'node:path'
import { brand } from '@ramplight/domain/kernel/brand'
import { configOrExit } from './platform/config.ts'
import { readPackagesOnce } from './platform/read-packages-once.ts'
import type { RunningServer, ServerOptions } from './start-server.ts'

// A setting that is not usable is said at once, and the product is read after what makes that quick.
const config = configOrExit()
readPackagesOnce()
const { startServer } = await import('./start-server.ts')

const isDemo = process.argv.includes('--demo')
const webRoot = config.webRoot ?? join(import.meta.dirname, '../../web/dist')

let isStopping = false
/** May come at any time, also while the database is still starting: it must never stay behind. */
async function stop() {
  if (isStopping) return
  isStopping = true
  await (await starting).stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// A closed terminal is a stop like any other.
process.on('SIGHUP', stop)

const starting = (isDemo ? startDemo() : startServer({ ...config, webRoot })).catch(endWithLine)
const server = await starting
if (!isStopping && server.setupCode)
  console.log(
    `This system is new. Its administrator opens ${config.publicUrl ?? server.address}/setup and types the setup code: ${server.setupCode}`,
  )
if (!isStopping) console.log(`${brand.name} is ready: ${config.publicUrl ?? server.address}`)

/** A living world in a database of its own. Its accounts have printed passwords, so it is for this machine only. */
async function startDemo(): Promise<RunningServer> {
  const { openDemo } = await import('./demo/open-demo.ts')
  const { signInLines } = await import('./demo/sign-in-lines.ts')
  let password = ''
  const options: ServerOptions = {
    ...config,
    host: '127.0.0.1',
    dataDir: join(config.dataDir, 'demo'),
    logLevel: process.env.LOG_LEVEL ? config.logLevel : 'warn',
    webRoot,
    demo: true,
    beforeListen: async (deps) => {
      ;({ password } = await openDemo(deps, { password: config.demoPassword, fresh: process.argv.includes('--fresh') }))
    },
  }
  const running = await startServer(options)
  for (const line of signInLines(password)) console.log(line)
  return running
}

/** A start that cannot work ends with one line a person can act on. */
function endWithLine(error: Error & { exitCode?: number }): never {
  console.error(error.message)
  process.exit(error.exitCode ?? 1)
}
