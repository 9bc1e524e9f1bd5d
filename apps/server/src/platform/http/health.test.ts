import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { boardRevisions } from '../../features/tournaments/tournaments/board-revisions.ts'
import { makeDeps } from '../../make-deps.ts'
import { connectDatabase } from '../database/database.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { openLiveHub } from '../realtime/open-live-hub.ts'
import { aWire } from '../testing/a-wire.ts'

let database: TestDatabase
let wire: Awaited<ReturnType<typeof aWire>>
let address: string
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const { host, port } = database.connection
  wire = await aWire({ path: `${host}/.s.PGSQL.${port}` })
  const reached = connectDatabase({ ...database.connection, host: wire.host, port: wire.port }, () => {})
  const live = await openLiveHub(reached.pool, boardRevisions(reached.pool), { log: () => {} })
  const app = await buildApp(await makeDeps(reached, live, () => new Date()))
  address = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(
    () => app.close(),
    () => live.close(),
    reached.close,
    wire.close,
    database.close,
  )
})
afterAll(async () => {
  for (const close of closing) await close()
})

const ask = async (path: string) => (await fetch(address + path)).status
/** Milliseconds until it answers so. */
async function until(status: number, path = '/healthz/ready'): Promise<number> {
  const began = Date.now()
  while ((await ask(path)) !== status) {
    if (Date.now() - began > 20_000) throw new Error(`Never ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return Date.now() - began
}

test('a server that loses its database says so within two seconds, stays alive, and is ready within five of getting it back', async () => {
  expect(await ask('/healthz/ready')).toBe(200)
  wire.cut()
  expect(await until(503)).toBeLessThan(2000)
  expect(await ask('/healthz/live')).toBe(200)
  wire.mend()
  expect(await until(200)).toBeLessThan(5000)
})

test('meanwhile requests are told to try again, in words, instead of hanging', async () => {
  wire.cut()
  await until(503)
  const refusal = await fetch(`${address}/api/auth/setup`)
  expect([refusal.status, Number(refusal.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(await refusal.json()).toMatchObject({ code: 'server.unreachable' })
  wire.mend()
  expect(await until(200, '/api/auth/setup')).toBeLessThan(5000)
})

test('a database that neither answers nor hangs up is found out, too', async () => {
  await ask('/healthz/ready')
  wire.freeze()
  const began = Date.now()
  const late = fetch(`${address}/api/auth/setup`)
  expect(await until(503)).toBeLessThan(2000)
  wire.cut()
  expect([(await late).status, Date.now() - began < 7000]).toEqual([503, true])
  wire.mend()
  expect(await until(200)).toBeLessThan(5000)
})
