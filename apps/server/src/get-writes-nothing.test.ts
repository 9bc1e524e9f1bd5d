import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signToken } from '#platform/auth/tokens'
import { aTestServer, type TestServer } from '#platform/testing/test-server'
import { openSession } from './features/people/auth/sessions.ts'
import { CALLS, requestOf } from './testing/matrix/calls.ts'
import { aCast, type Cast, type Subject } from './testing/matrix/people.ts'
import { type Writes, watchWrites } from './testing/matrix/writes.ts'
import { send } from './testing/send.ts'

const WHO: Subject[] = ['visitor', 'lily', 'ana', 'helper', 'sam']

/** A page that loads a picture, a search engine or a preview of a link makes a GET without anybody's wish. */
describe('a GET', () => {
  let ramp: TestServer
  let cast: Cast
  let writes: Writes
  beforeAll(async () => {
    ramp = await aTestServer()
    cast = await aCast(ramp, async (id) => {
      const opened = await openSession(ramp.db, id, ramp.deps.now(), { address: null, device: 'test' })
      return { id, name: id, token: await signToken({ user: id, session: opened }, ramp.deps.signingKey, ramp.deps.now()) }
    })
    writes = await watchWrites(ramp.db)
    await writes.keep()
  }, 120_000)
  afterAll(() => ramp.close())

  const lines = async () => (await ramp.db.execute<{ count: number }>(sql`select count(*)::int as count from audit_log`)).rows[0]!.count

  test('writes no row of any table, and leaves no line of something done', async () => {
    const wrong: string[] = []
    const reading = CALLS.filter(({ call }) => call.method === 'GET')
    for (const named of reading)
      for (const who of WHO)
        for (const world of [cast.mine, cast.theirs]) {
          const what = `${named.family}.${named.name}`
          const before = await lines()
          await send(ramp, named.call, cast.people[who], { what, params: requestOf(named, world).params })
          const { all } = await writes.take()
          if (all.length) wrong.push(`${what} of ${who}: ${all}`)
          if ((await lines()) !== before) wrong.push(`${what} of ${who}: a line of something done`)
          await writes.putBack(all)
        }
    console.info(`${reading.length} calls`)
    expect([...new Set(wrong)]).toEqual([])
  }, 240_000)
})
