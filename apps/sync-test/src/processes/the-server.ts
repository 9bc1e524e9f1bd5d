import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { superuser } from '../../../server/src/platform/database/embedded/cluster.ts'
import { runningPostmaster } from '../../../server/src/platform/database/embedded/postmaster.ts'

/** The product as it is started by hand, on its own PostgreSQL, that is killed and started again on the same data. */
export type TheServer = {
  port: number
  /** Of its first start. */
  setupCode: string
  start: () => Promise<void>
  kill: () => Promise<void>
  killDatabase: () => void
  /** One statement, past the product. */
  ask: <Row>(statement: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

const MAIN = join(import.meta.dirname, '../../../server/src/main.ts')

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

export async function theServer(): Promise<TheServer> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ramplight-processes-')))
  // As root the database runs as another user, who has to get in.
  chmodSync(root, 0o711)
  const dataDir = join(root, 'data')
  const port = await freePort()
  let child: ChildProcess | null = null
  let setupCode = ''
  const end = () => child?.kill('SIGTERM')
  process.once('exit', end)

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'fatal',
        // Devices of a whole season come in minutes.
        RATE_PER_ADDRESS: '0',
        RATE_PER_CROWD: '0',
        RATE_PER_SESSION: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      let said = ''
      started.stdout!.on('data', (text: Buffer) => {
        said += text
        setupCode = /setup code: (\S+)/.exec(said)?.[1] ?? setupCode
        if (said.includes('Ramplight is ready')) resolve()
      })
      started.once('exit', (code, signal) => reject(new Error(`The server ended with ${code ?? signal}: ${said}`)))
    })
  }
  async function stop(signal: NodeJS.Signals): Promise<void> {
    const stopping = child
    if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return
    const gone = new Promise((resolve) => stopping.once('exit', resolve))
    stopping.kill(signal)
    await gone
  }
  const postmaster = () => runningPostmaster(join(dataDir, 'postgres'))

  await start()
  return {
    port,
    setupCode,
    start,
    kill: () => stop('SIGKILL'),
    killDatabase: () => {
      const running = postmaster()
      if (running) process.kill(running.pid, 'SIGKILL')
    },
    ask: async <Row>(statement: string, values: unknown[] = []) => {
      const { default: pg } = await import('pg')
      const client = new pg.Client({ host: postmaster()!.socketDir!, port: 5432, user: superuser, database: 'ramplight' })
      await client.connect()
      try {
        return (await client.query(statement, values)).rows as Row[]
      } finally {
        await client.end()
      }
    },
    close: async () => {
      await stop('SIGTERM')
      for (let i = 0; i < 100 && postmaster(); i++) await delay(50)
      process.off('exit', end)
      rmSync(root, { recursive: true, force: true })
    },
  }
}
