import { newId } from '@ramplight/contract/kernel/new-id'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rememberAnchors } from './anchors.ts'
import { isoTimestamp } from './columns.ts'
import { countUpTo } from './count-up-to.ts'
import { pageOf } from './page-anchors.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const boats = pgTable('boats', {
  id: text().primaryKey(),
  name: text().notNull(),
  length: integer(),
  draft: doublePrecision(),
  launched: date({ mode: 'string' }),
  seenAt: isoTimestamp(),
})
type Boat = typeof boats.$inferInsert

const SORTS = {
  name: boats.name,
  length: boats.length,
  draft: boats.draft,
  launched: boats.launched,
  seenAt: boats.seenAt,
  id: boats.id,
  shout: sql<string>`upper(${boats.name})`,
  rounded: sql<number>`round(${boats.draft}::numeric, 1)`,
  backwards: sql<number>`10 - ${boats.length}`,
}
type Asked = {
  sort: keyof typeof SORTS
  direction: 'asc' | 'desc'
  pageNumber: number
  pageSize: number
  where?: SQL | undefined
  key?: string
}

describe('pages of a search', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    await database.pool.query(`create table boats (id text primary key, name text not null, length int, draft double precision,
      launched date, seen_at timestamp (3) with time zone)`)
  })
  afterAll(() => database.close())
  beforeEach(() => database.pool.query('truncate boats'))

  const put = (rows: Boat[]) => database.db.insert(boats).values(rows)
  const named = (...names: string[]) => put(names.map((name) => ({ id: newId(), name })))
  const ask = ({ sort, where, key = newId(), ...page }: Asked, db = database.db) =>
    pageOf(db, { table: boats, where, sort: SORTS[sort], key, ...page })
  const namesOn = async (pageNumber: number, key: string) =>
    (await ask({ sort: 'name', direction: 'asc', pageNumber, pageSize: 2, key })).rows.map(({ name }) => name)

  const someDate = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const aBoat = fc.record({
    name: fc.constantFrom('Ana', 'ana', 'Bo', 'Bo', 'Cy', "D'Arcy", 'Émile', '100%', ''),
    length: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 2 }),
    draft: fc.option(fc.double({ min: 0, max: 2, noNaN: true }), { freq: 2 }),
    launched: fc.option(someDate.map((at) => at.toISOString().slice(0, 10))),
    seenAt: fc.option(someDate.map((at) => at.toISOString())),
  })
  const aSearch = fc.record({
    sort: fc.constantFrom(...(Object.keys(SORTS) as (keyof typeof SORTS)[])),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    pageSize: fc.integer({ min: 1, max: 7 }),
    jumps: fc.array(fc.nat({ max: 10 }), { maxLength: 8, size: 'max' }),
    filtered: fc.boolean(),
  })

  test('all pages together are every row exactly once, in order, whatever was looked at before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aBoat, { maxLength: 40, size: 'max' }),
        aSearch,
        async (fleet, { jumps, filtered, pageSize, ...search }) => {
          await database.pool.query('truncate boats')
          if (fleet.length) await put(fleet.map((boat) => ({ ...boat, id: newId() })))
          const where = filtered ? gt(boats.name, 'A') : undefined
          const whole = await ask({ ...search, where, pageNumber: 0, pageSize: 100 })
          const key = newId()
          const page = (pageNumber: number) => ask({ ...search, where, pageNumber, pageSize, key })
          const expected = (n: number) => whole.rows.slice(n * pageSize, (n + 1) * pageSize)
          for (const n of jumps) expect((await page(n)).rows).toEqual(expected(n))
          const pages = Math.ceil(whole.rows.length / pageSize) + 1
          for (let n = 0; n < pages; n++) expect(await page(n)).toEqual({ totalItemCount: whole.rows.length, rows: expected(n) })
          const [{ matching } = { matching: 0 }] = await database.db
            .select({ matching: sql<number>`count(*)::int` })
            .from(boats)
            .where(where)
          expect(new Set(whole.rows.map(({ id }) => id)).size).toBe(matching)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('boats without a length come last, however the list is turned', async () => {
    await put([3, null, 1].map((length) => ({ id: newId(), name: 'Boat', length })))
    for (const [direction, expected] of [
      ['asc', [1, 3, null]],
      ['desc', [3, 1, null]],
    ] as const) {
      const { rows } = await ask({ sort: 'length', direction, pageNumber: 0, pageSize: 10 })
      expect(rows.map(({ length }) => length)).toEqual(expected)
    }
  })

  test('a boat that comes or goes between two pages makes nobody see a row twice or miss one', async () => {
    await named('B', 'C', 'D', 'E', 'F')
    const key = newId()
    expect(await namesOn(0, key)).toEqual(['B', 'C'])
    await named('A')
    expect(await namesOn(1, key)).toEqual(['D', 'E'])
    // Back at the beginning the new boat is there, and the pages follow.
    expect(await namesOn(0, key)).toEqual(['A', 'B'])
    expect(await namesOn(1, key)).toEqual(['C', 'D'])
    await database.db.delete(boats).where(eq(boats.name, 'A'))
    expect(await namesOn(2, key)).toEqual(['E', 'F'])
  })

  test('what one reader turned to does not move the pages of another', async () => {
    await named('B', 'C', 'D', 'E')
    const [ana, bo] = [newId(), newId()]
    expect(await namesOn(0, ana)).toEqual(['B', 'C'])
    await database.db.delete(boats).where(eq(boats.name, 'B'))
    expect(await namesOn(0, bo)).toEqual(['C', 'D'])
    expect(await namesOn(1, ana)).toEqual(['D', 'E'])
  })

  test('only the columns that are asked for are read', async () => {
    await named('A')
    const { rows } = await pageOf(database.db, {
      table: boats,
      where: undefined,
      sort: boats.name,
      direction: 'asc',
      pageNumber: 0,
      pageSize: 5,
      key: '',
      columns: { name: boats.name, loud: sql<string>`upper(${boats.name})` },
    })
    const typed: { name: string; loud: string }[] = rows
    expect(typed).toEqual([{ name: 'A', loud: 'A' }])
  })

  test('the count is exact up to the limit and an estimate of at least the limit above', async () => {
    await database.pool.query(`insert into boats select 'n' || n, 'Boat ' || n % 100, n from generate_series(1, 3000) n`)
    await database.pool.query('analyze boats')
    const where = and(gt(boats.length, 0), eq(boats.name, 'Boat 7'))
    expect(await countUpTo(database.db, boats, where)).toBe(30)
    expect(await countUpTo(database.db, boats, undefined)).toBe(3000)
    const estimate = await countUpTo(database.db, boats, gt(boats.length, 500), 1000)
    expect(estimate).toBeGreaterThan(2000)
    expect(estimate).toBeLessThan(3000)
    // The planner believes that no boat has every one of these; the rows that were counted know better.
    expect(await countUpTo(database.db, boats, sql`length % 2 = 0 and length % 4 = 0 and length % 1 = 0`, 500)).toBe(500)
  })
})

describe('what is remembered of pages', () => {
  const anchor = (id: string) => ({ at: 'x', id })

  test('the nearest page that is not behind the wanted one', () => {
    const anchors = rememberAnchors()
    anchors.remember('s', 3, anchor('c'))
    anchors.remember('s', 7, anchor('g'))
    expect(anchors.nearest('s', 9)).toEqual({ page: 7, anchor: anchor('g') })
    expect(anchors.nearest('s', 6)).toEqual({ page: 3, anchor: anchor('c') })
    expect(anchors.nearest('s', 2)).toEqual({ page: 0, anchor: null })
    expect(anchors.nearest('other', 9)).toEqual({ page: 0, anchor: null })
  })

  test('a page that begins elsewhere than before forgets the later ones', () => {
    const anchors = rememberAnchors()
    for (const page of [1, 2, 3]) anchors.remember('s', page, anchor(`old ${page}`))
    anchors.remember('s', 2, anchor('old 2'))
    expect(anchors.nearest('s', 3)).toEqual({ page: 3, anchor: anchor('old 3') })
    anchors.remember('s', 2, anchor('new 2'))
    expect(anchors.nearest('s', 3)).toEqual({ page: 2, anchor: anchor('new 2') })
  })

  test('it ends after some minutes and is bounded in searches and pages', () => {
    let now = 0
    const anchors = rememberAnchors(() => now)
    anchors.remember('s', 1, anchor('a'))
    now = 6 * 60 * 1000
    expect(anchors.nearest('s', 1).page).toBe(0)
    for (let page = 1; page <= 100; page++) anchors.remember('s', page, anchor(`${page}`))
    expect([anchors.nearest('s', 100).page, anchors.nearest('s', 36).page]).toEqual([100, 0])
    for (let search = 0; search < 1000; search++) anchors.remember(`other ${search}`, 1, anchor('a'))
    expect(anchors.nearest('s', 100).page).toBe(0)
  })
})
