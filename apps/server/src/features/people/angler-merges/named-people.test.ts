import { anglerMergeCalls as calls } from '@ramplight/contract/people/angler-merges'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld } from '../../../testing/a-world.ts'
import { LEFT, MOVED, NO_PERSON } from './named-people.ts'

/** Where the id of a person is the record that is told of, or what the alias is made of. */
const OF_THE_LINE_ITSELF = [
  'users.id',
  'id_alias.local_id',
  'audit_log.record',
  'sync_feed.rec_id',
  'sync_op.rec_id',
  'sync_conflict.rec_id',
]

describe('everything that names an angler', () => {
  let ramp: TestServer
  let ana: Person
  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
  }, 120_000)
  afterAll(() => ramp.close())

  const columns = async () => {
    const { rows } = await ramp.db.execute<{ name: string; table: string; column: string }>(sql`
      select table_name || '.' || column_name as name, table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'ARRAY') order by 1`)
    return rows
  }
  const moved = new Set(
    Object.entries(MOVED).flatMap(([table, { one = [], list = [], inside = [] }]) =>
      [...one, ...list, ...inside].map((name) => `${table}.${name}`),
    ),
  )

  /** A row of nothing in each table that has none. */
  async function fillEmpty(): Promise<void> {
    for (const table of Object.keys(MOVED)) {
      const { rows } = await ramp.db.execute<{ column: string; type: string }>(sql`select column_name as "column", data_type as type
        from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null`)
      const { rowCount } = await ramp.db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`)
      if (rowCount) continue
      const nothingOf = (column: string, type: string) => {
        if (column === 'invoice') return sql`(select id from platform_invoices limit 1)`
        // Of these the database knows what they may be.
        if (column === 'way') return sql`'page'`
        if (column === 'method') return sql`'cash'`
        if (type === 'text') return sql`'nothing'`
        if (type === 'jsonb') return sql`'[]'::jsonb`
        return type === 'boolean' ? sql`false` : type.startsWith('timestamp') ? sql`now()` : sql`0`
      }
      await ramp.db.execute(sql`insert into ${sql.identifier(table)}
        (${sql.join(
          rows.map(({ column }) => sql.identifier(column)),
          sql`, `,
        )})
        values (${sql.join(
          rows.map(({ column, type }) => nothingOf(column, type)),
          sql`, `,
        )})`)
    }
  }

  test('is either moved or left with a reason: a column with a new name is thought about', async () => {
    const all = await columns()
    expect(all.filter(({ name, column }) => !moved.has(name) && !(name in LEFT) && !NO_PERSON.has(column)).map(({ name }) => name)).toEqual(
      [],
    )
    const known = new Set(all.map(({ name }) => name))
    expect([...moved, ...Object.keys(LEFT)].filter((name) => !known.has(name))).toEqual([])
    expect([...moved].filter((name) => name in LEFT)).toEqual([])
    const words = new Set(all.map(({ column }) => column))
    expect([...NO_PERSON].filter((word) => !words.has(word))).toEqual([])
  })

  test('is held while two are merged: the tables that screens and devices write are', async () => {
    const { rows } = await ramp.db.execute<{ table: string; named: string }>(sql`select c.relname as "table",
      encode(t.tgargs, 'escape') as named from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'name_who_stayed_insert'`)
    for (const { table, named } of rows) {
      const { one = [], list = [] } = MOVED[table]!
      const written = named.split('\\000').filter(Boolean)
      const whole = [...one, ...list.map((name) => `${name}[]`)].filter((name) => table !== 'messages' || name !== 'sender')
      expect(written.toSorted(), table).toEqual(whole.toSorted())
    }
    expect(rows.length).toBe(12)
  })

  test('names the one who stayed afterwards, in every row of every table', async () => {
    const world = await aWorld(ramp, ana)
    const lily = world.user
    const kept = await ramp.person('Angler', 'Lily Reyes', { tours: [world.tour] })
    await fillEmpty()
    // Whatever can name her does, wherever there is a row to do it in.
    for (const [table, { one = [], list = [], inside = [] }] of Object.entries(MOVED))
      for (const [names, value] of [
        [one, lily],
        [list, JSON.stringify([lily])],
        [inside, JSON.stringify([{ user: lily, amount: 0 }])],
      ] as const)
        for (const column of names) {
          if (table === 'tournament_entries' && column === 'users') continue
          const { rowCount } = await ramp.db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} =
            ${names === one ? sql`${value}` : sql`${value}::jsonb`} where ctid = (select ctid from ${sql.identifier(table)} limit 1)`)
          expect(rowCount, table).toBe(1)
        }
    await ramp.db.execute(sql`update staff_members set deleted = true where "user" = ${lily}`)
    const merged = await ramp.call(calls.merge, { as: ana, body: { master: kept.id, merged: lily, take: [] } })
    expect(merged.status).toBe(200)

    const places = new Set<string>()
    for (const { table, column, name } of await columns()) {
      const [t, c] = [sql.identifier(table), sql.identifier(column)]
      const { rows } = await ramp.db.execute(sql`select 1 from ${t} where ${c}::text like ${`%${lily}%`} limit 1`)
      if (rows.length) places.add(name)
    }
    expect([...places].filter((name) => !(name in LEFT) && !OF_THE_LINE_ITSELF.includes(name))).toEqual([])
  }, 120_000)
})
