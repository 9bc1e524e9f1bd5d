import { endpoint } from '@ramplight/contract/kernel/endpoint'
import { weight } from '@ramplight/contract/kernel/fields'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { StaleRecord } from '#platform/database/records'
import { bothVersions } from '#platform/http/both-versions'
import { aTestServer, type TestServer } from '#platform/testing/test-server'
import { aProbe } from './testing/a-probe.ts'

/** What stands in errors and must not stand in answers. */
const INSIDE = [
  /select/i,
  /insert/i,
  /secret/i,
  /idempotency_keys/,
  /\bat \S+:\d+/,
  /\/apps\//,
  /node_modules/,
  /\.ts\b/,
  /pg_|postgres/i,
  /undefined/,
  /_key\b/,
]

const call = (method: 'GET' | 'POST', name: string) =>
  endpoint({
    method,
    path: `/api/fault/${name}/`,
    summary: 'A test.',
    policy: 'public',
    response: z.object({ bag: weight, when: z.iso.date() }),
  })

/** Every way in which a handler can break, by what it is called here. */
const FAULTS = {
  'a statement that the database refuses': (db) => db.execute(sql`select secret from no_such_table`),
  'a broken constraint that nobody foresaw': (db) => db.execute(sql`insert into idempotency_keys (who) values ('secret')`),
  'a function of PostgreSQL that fails': (db) => db.execute(sql`select 1 / 0 as secret`),
  'a TypeError': () => (undefined as unknown as { secret: () => never }).secret(),
  'something that is no error': () => Promise.reject('secret string at /apps/server/src/main.ts:1:1'),
  nothing: () => Promise.reject(undefined),
  'an error of somebody else with a status': () =>
    Promise.reject(Object.assign(new Error('secret'), { statusCode: 404, code: 'E_UPSTREAM' })),
  'a missing file': () =>
    Promise.reject(Object.assign(new Error("ENOENT: no such file, open '/root/secret.pem'"), { code: 'ENOENT', syscall: 'open' })),
  'an answer that its contract does not promise': async () => ({ bag: 1.5, when: 'secret' }),
  'an answer without a field': async () => ({ bag: 16 }),
} satisfies Record<string, (db: TestServer['db']) => Promise<unknown>>

describe('when something breaks inside', () => {
  let ramp: TestServer
  let probe: Awaited<ReturnType<typeof aProbe>>
  const faults = Object.entries(FAULTS) as [string, (db: TestServer['db']) => Promise<unknown>][]
  const path = (index: number) => `/api/fault/${index}/`

  beforeAll(async () => {
    ramp = await aTestServer()
    probe = await aProbe(
      ramp.deps,
      faults.flatMap(([, fault], index) =>
        (['GET', 'POST'] as const).map((method) => ({
          endpoint: call(method, String(index)),
          handle: async ({ deps }) => (await fault(deps.db)) as never,
        })),
      ),
    )
  })
  afterAll(async () => {
    await probe.close()
    await ramp.close()
  })

  test.each(faults.map(([name], index) => ({ name, index })))(
    '$name: nothing of it leaves the server, and the log has it',
    async ({ index }) => {
      const ways = [{ method: 'GET' }, { method: 'POST' }, { method: 'POST', headers: { 'idempotency-key': 'fault' } }]
      for (const way of ways) {
        const before = probe.logged.length
        const answer = await fetch(probe.address + path(index), way)
        const text = await answer.text()
        expect([answer.status, JSON.parse(text)]).toEqual([
          500,
          { code: 'server.failed', message: messageOf('server.failed'), requestId: expect.any(String) },
        ])
        expect(INSIDE.filter((inside) => inside.test(text))).toEqual([])
        expect(probe.logged.slice(before).join()).toContain('request failed')
      }
    },
  )

  test('both versions of a record that do not fit the contract are a failure of ours, too', async () => {
    const stale = bothVersions(call('POST', 'stale'), { body: {} } as never, () => ({ bag: 16 }) as never)
    await expect(stale(new StaleRecord({}))).rejects.toThrow('does not promise')
  })
})
