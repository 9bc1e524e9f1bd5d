import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
  for (const file of ['index.html', 'visit.html', 'live-leaderboard.html'])
    await writeFile(join(webRoot, file), `<!doctype html><title>${file}</title><div id="root"></div>`)
  const app = await buildApp(await makeDeps(reached, live, () => new Date()), { webRoot })
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

test('and every page is still a page: the app says in the language of its reader that it can’t be reached', async () => {
  const id = '0'.repeat(24)
  wire.cut()
  await until(503)
  const pages = ['/home', '/tournaments', `/tournaments/${id}`, `/seasons/${id}`, `/anglers/${id}`, `/live-leaderboard/${id}`]
  const said = await Promise.all(
    [...pages, `/live-leaderboard/${id}/tv`, `/live-leaderboard/${id}/embed`].map(async (path) => {
      const answer = await fetch(address + path)
      return [path, answer.status, answer.headers.get('content-type'), (await answer.text()).match(/<title>(.*?)</)?.[1]]
    }),
  )
  const html = 'text/html; charset=utf-8'
  expect(said).toEqual([
    ...pages.map((path) => [path, 503, html, path.startsWith('/live') ? 'live-leaderboard.html' : 'index.html']),
    [`/live-leaderboard/${id}/tv`, 503, html, 'live-leaderboard.html'],
    [`/live-leaderboard/${id}/embed`, 503, html, expect.stringContaining('Leaderboard')],
  ])
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
