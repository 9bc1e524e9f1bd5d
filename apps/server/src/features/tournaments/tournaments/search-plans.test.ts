import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { TOURNAMENT_SORTS } from '@ramplight/contract/tournaments/tournament-terms'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

type Terms = WireBodyOf<typeof tournamentCalls.search>

/** Many enough that reading all of them is the worse plan. */
const MANY = 20_000
/** The ids of the generated rows: a number behind the letter of its kind. */
const seventh = (letter: string) => `${letter}${'7'.padStart(23, '0')}`

describe('what the database does for a search', () => {
  let ramp: TestServer
  let ana: Person
  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date('2027-06-01T15:00:00Z') })
    ana = await ramp.person('Director', 'Ana Hall')
    // Ten years, 500 tours, 250 directors, 50 states, all over the country; every tenth a draft.
    await ramp.db.execute(sql`
      insert into tournaments (id, created_at, updated_at, name, location, landing, street, city, state, zip, date_span_type,
        tournament_dates, start_date, start_time, end_time, timezone, tour, season, division, director, co_directors, status, team_event,
        entry_fee, tags, latitude, longitude, located)
      select 'b' || lpad(to_hex(n), 23, '0'), '2026-01-01'::timestamptz + n * interval '1 minute', '2026-06-01'::timestamptz + n * interval '1 minute',
        'Open ' || md5(n::text), 'Lake ' || n % 900, 'Ramp ' || n % 900, 'Road', 'City ' || n % 900, 'State ' || n % 50, '75783', 'single',
        '[]', '2020-01-01'::date + (n * 37) % 3650, '06:00', '15:00', 'CST',
        'a' || lpad(to_hex(n % 500), 23, '0'), 'c' || lpad(to_hex(n % 500), 23, '0'), 'd' || lpad(to_hex(n % 500), 23, '0'), 'e' || lpad(to_hex(n % 250), 23, '0'),
        case when n % 400 = 0 then jsonb_build_array(${ana.id}::text) else '[]' end,
        (array['Draft', 'Open', 'Completed', 'Completed', 'Completed', 'Completed', 'Completed', 'Completed', 'Closed', 'Scheduled'])[1 + n % 10],
        n % 3 = 0, (n % 100) * 1000, case when n % 300 = 0 then '["kids"]'::jsonb else '[]' end,
        25 + (n * 31 % 2300) / 100.0, -125 + (n * 17 % 5500) / 100.0, true
      from generate_series(1, ${MANY}) n`)
    await ramp.db.execute(sql`update tournaments set status = 'In Progress' where id like '%00f'`)
    await ramp.db.execute(sql`vacuum analyze tournaments`)
  })
  afterAll(() => ramp.close())

  /** The plans of every statement on tournaments that a call sends. */
  async function plansOf(call: () => Promise<unknown>): Promise<string[]> {
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    await call()
    const sent = (spy.mock.calls as unknown as [{ text?: string }, unknown[]?][]).map(([query, values]) => ({ text: query?.text, values }))
    spy.mockRestore()
    const plans: string[] = []
    for (const { text, values } of sent) {
      if (!text?.startsWith('select') || !text.includes('from "tournaments"')) continue
      const { rows } = await ramp.deps.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  }
  const searching = (body: Terms, as?: Person) => plansOf(() => ramp.call(tournamentCalls.search, { body, ...(as ? { as } : {}) }))
  const always: Terms = { startDate: '2019-01-01' }

  test.each<[string, Terms, RegExp]>([
    ['a part of the name', { ...always, name: 'a1b2' }, /tournaments_name_parts/],
    ['a tour', { ...always, tours: [seventh('a')] }, /tournaments_tour/],
    ['a season', { ...always, season: seventh('c') }, /tournaments_season/],
    ['a division', { ...always, division: seventh('d') }, /tournaments_division/],
    ['a director, in front or beside', { ...always, director: seventh('e') }, /tournaments_director.*tournaments_co_directors/s],
    ['a state', { ...always, state: 'State 7' }, /tournaments_state/],
    ['what is on the water', { liveMode: true }, /tournaments_(by_)?status/],
    ['a tag', { ...always, tags: ['kids'] }, /tournaments_tags/],
    ['a place', { ...always, near: { place: '75783', miles: 20 } }, /tournaments_place/],
    ['named tournaments', { ids: [seventh('b')] }, /tournaments_pkey/],
    ['a few days', { startDate: '2027-06-01', startDateEnd: '2027-06-03', startDateRange: 'Between' }, /tournaments_(start|state|status)/],
  ])('%s is found by its index, on the page and in the count', async (_what, terms, index) => {
    for (const as of [undefined, ana]) {
      const plans = await searching(terms, as)
      expect(plans.length).toBeGreaterThanOrEqual(2)
      for (const plan of plans) {
        expect(plan).not.toMatch(/Seq Scan on tournaments/)
        // No draft is on the water, and the database knows.
        expect(plan).toMatch(plan.includes('One-Time Filter: false') ? /rows=0/ : index)
      }
    }
  })

  test.each(TOURNAMENT_SORTS.filter((field) => field !== 'distance'))(
    'sorted by %s nothing is sorted, in neither direction',
    async (sortField) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const plans = (await searching({ ...always, sortField, sortOrder })).filter((plan) => !plan.startsWith('Aggregate'))
        expect(plans.length).toBeGreaterThan(0)
        for (const plan of plans) {
          expect(plan).not.toMatch(/Seq Scan|Sort/)
          expect(plan).toMatch(sortOrder === 'asc' ? /Index (Only )?Scan using/ : /Index (Only )?Scan Backward using/)
        }
      }
    },
  )

  test('page 1,000 begins where page 999 ended: no offset, and the index is entered in its middle', async () => {
    const page = (pageNumber: number) => searching({ ...always, pageNumber, sortField: 'name' })
    await page(998)
    const [plan] = (await page(999)).filter((one) => !one.startsWith('Aggregate'))
    expect(plan).toMatch(/Index Cond: \(ROW\(name, id\) > ROW\('/)
    const rows = (plan?.match(/rows=(\d+)/g) ?? []).map((text) => Number(text.slice(5)))
    expect(rows[0]).toBe(10)
  })

  test('what a director runs is found by the director, not by reading all', async () => {
    const plans = await plansOf(() => ramp.call(tournamentCalls.dataSourceSearch, { as: ana, body: {} }))
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on tournaments/)
    const found = await ramp.call(tournamentCalls.dataSourceSearch, { as: ana, body: {} })
    expect(found.body.totalItemCount).toBe(MANY / 400)
  })
})
