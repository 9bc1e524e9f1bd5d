import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

const folders: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The product as it is started by hand; `until` resolves when a line with these words appears. */
function start(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ramplight-main-'))
  folders.push(dataDir)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const until = async (words: string) => {
    while (!output.includes(words)) {
      if (child.exitCode !== null) throw new Error(output)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    return output
  }
  return { child, ended, until, output: () => output }
}

describe('starting by hand', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s while the database is still starting leaves nothing behind', async (signal) => {
    const server = start({})
    const cluster = (await server.until('PostgreSQL is ready')).match(/with new data in (.+?)(?:, as the user|\.\s)/)![1]!
    server.child.kill(signal)
    expect(await server.ended).toBe(0)
    // PostgreSQL removes this file as the last thing it does.
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
    expect(server.output()).not.toContain('is ready: http')
  })

  test.each([
    ['PORT', 'a-door', 'PORT is not usable'],
    ['DATABASE_URL', 'mysql://ramp', 'DATABASE_URL is not usable'],
    ['DEMO_PASSWORD', 'short', 'DEMO_PASSWORD is not usable'],
    ['HOST', 'two words', 'HOST is not usable'],
  ])('a bad %s stops the start by its name, with exit code 78', async (name, value, words) => {
    const server = start({ [name]: value })
    expect(await server.ended).toBe(78)
    expect(server.output()).toContain(words)
  })

  test('a port that is taken is said in words', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    const server = start({ PORT: String(port) })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(`Port ${port} is already in use`)
    other.close()
  })
})
