import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiClient } from '@ramplight/contract/kernel/api-client'
import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { authCalls } from '@ramplight/contract/people/auth'
import { afterAll, expect, test } from 'vitest'

const dataDir = mkdtempSync(join(tmpdir(), 'ramplight-killed-'))
const PASSWORD = 'Blast-off-at-5am!'
const KILLS = 3
const AT_ONCE = 12

let child: ChildProcess
let address = ''

/** The product as it is started by hand, on the data that the last one left. */
let code = ''
async function start(): Promise<void> {
  child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('exit', () => reject(new Error(output)))
    child.stdout!.on('data', (text: Buffer) => {
      output += text
      const ready = /is ready: (http\S+)/.exec(output)
      code = /setup code: (\S+)/.exec(output)?.[1] ?? code
      if (ready) resolve(ready[1]!)
    })
  })
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

afterAll(async () => {
  await end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

test('however the server is killed between a tap and its answer, whoever sends again has paid once', async () => {
  await start()
  const setup = { code, first_name: 'Sam', last_name: 'Root', email: 'sam@lake.test', password: PASSWORD }
  const { token, user } = await apiClient(address).must(authCalls.setup, { body: setup })
  const keys: string[] = []
  const pay = (key: string) =>
    fetch(`${address}/api/payments/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ amount: 50, user: user!._id, description: key }),
    })

  let lost = 0
  for (let round = 0; round < KILLS; round++) {
    const fresh = Array.from({ length: AT_ONCE }, () => newId())
    keys.push(...fresh)
    const taps = Promise.allSettled(fresh.map(async (key) => (await pay(key)).text()))
    // Nothing of it done, some of it, most of it.
    await new Promise((resolve) => setTimeout(resolve, 60 * round))
    await end('SIGKILL')
    lost += (await taps).filter(({ status }) => status === 'rejected').length
    await start()
    expect(await Promise.all(fresh.map(async (key) => (await pay(key)).status))).toEqual(fresh.map(() => 200))
  }

  const { body } = await apiClient(address).send(paymentCalls.list, { token: token! })
  expect(body.map(({ description }) => description).sort()).toEqual([...keys].sort())
  // Else nothing was tried.
  expect(lost).toBeGreaterThan(0)
}, 180_000)
