import { writes } from '@ramplight/contract/kernel/endpoint'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from './testing/a-world.ts'
import { CALLS, type Named, requestOf } from './testing/matrix/calls.ts'
import { send } from './testing/send.ts'

const isListed = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodArray || (schema instanceof z.ZodObject && 'totalItemCount' in schema.shape)
const LISTS = CALLS.filter(({ call }) => !writes(call) && isListed(call.response))

/** What no contract allows, by the type of the column: longer than any text, below any number. */
const BROKEN: Record<string, string> = { text: 'nonsense '.repeat(3000), integer: '-7', bigint: '-7', jsonb: '{"nonsense":[true]}' }

type Shown = { _id?: string }
const rowsOf = (text: string): Shown[] => {
  const answer = JSON.parse(text) as Shown[] | { message: Shown[] }
  return Array.isArray(answer) ? answer : answer.message
}

/** A migration, a fault of ours or a hand in the database has left a row that nobody can read: it takes nobody the others. */
describe('one row that is not as its contract says', () => {
  let ramp: TestServer
  let people: Person[]
  let world: World
  let hand: pg.PoolClient
  beforeAll(async () => {
    ramp = await aTestServer()
    const ana = await ramp.person('Director', 'Ana Hall')
    people = [ana, await ramp.person('System Admin', 'Sam Root')]
    world = await aWorld(ramp, ana)
    people.push(await ramp.again({ id: world.user, name: 'Lily' }))
    hand = await ramp.deps.pool.connect()
    await hand.query('set session_replication_role = replica')
  }, 120_000)
  afterAll(async () => {
    hand?.release(true)
    await ramp.close()
  })

  const ask = (named: Named, as: Person) => send(ramp, named.call, as, { what: '', ...requestOf(named, world) })
  /** The first who has such a list, and its first row. */
  async function seen(named: Named): Promise<{ as: Person; id: string } | null> {
    for (const as of people) {
      const { status, text } = await ask(named, as)
      const id = status === 200 ? rowsOf(text)[0]?._id : undefined
      if (id) return { as, id }
    }
    return null
  }
  async function tableOf(family: string, id: string): Promise<string | null> {
    const { rows } = await hand.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'text'
        order by table_name <> $1`,
      [family.replaceAll('-', '_')],
    )
    for (const { name } of rows) if ((await hand.query(`select 1 from "${name}" where id = $1`, [id])).rowCount) return name
    return null
  }
  const columnsOf = async (table: string) =>
    (
      await hand.query<{ name: string; type: string }>(
        `select column_name as name, data_type as type from information_schema.columns
          where table_schema = 'public' and table_name = $1 and column_name not in ('id', 'rev')`,
        [table],
      )
    ).rows

  test('LAW: takes no list with it; it is left out, and readiness names it', async () => {
    const wrong: string[] = []
    let [lists, noticed] = [0, 0]
    for (const named of LISTS) {
      const found = await seen(named)
      const table = found && (await tableOf(named.family, found.id))
      if (!found || !table) continue
      lists++
      for (const { name, type } of await columnsOf(table)) {
        const value = BROKEN[type]
        if (value === undefined) continue
        const { rows } = await hand.query<{ before: string | null }>(`select "${name}"::text as before from "${table}" where id = $1`, [
          found.id,
        ])
        const broken = await hand.query(`update "${table}" set "${name}" = $2::${type} where id = $1`, [found.id, value]).catch(() => null)
        if (!broken) continue
        const { status, text } = await ask(named, found.as)
        if (status >= 500) wrong.push(`${named.family}.${named.name} with ${table}.${name}: ${status}`)
        else if (status === 200 && !rowsOf(text).some(({ _id }) => _id === found.id)) noticed++
        await hand.query(`update "${table}" set "${name}" = $2::${type} where id = $1`, [found.id, rows[0]!.before])
      }
    }
    console.log(`${lists} lists of ${LISTS.length}, ${noticed} broken rows left out; wrong: ${wrong.length}`)
    expect(wrong).toEqual([])
    expect([lists, noticed].map((count) => count > 40)).toEqual([true, true])
    expect((await (await fetch(`${ramp.address}/healthz/ready`)).json()) as object).toMatchObject({
      attention: { 'unreadable-rows': expect.stringMatching(/^(GET|POST) \/api\//) },
    })
  }, 500_000)
})
