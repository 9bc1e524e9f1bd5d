import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { yesterday } from '@ramplight/contract/tournaments/yesterday'
import { milesBetween } from '@ramplight/domain/geo/distance'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { type aForm, aTour, aTournament } from '../testing/a-tournament.ts'
import { locateAtStart } from './locate-at-start.ts'
import { locateSome } from './locate-tournaments.ts'
import { distanceTo } from './near.ts'
import { comingUp } from './public-ones.ts'
import { tournaments } from './tournaments.table.ts'

type Terms = WireBodyOf<typeof tournamentCalls.search>

describe('the search for tournaments', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let admin: Person

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date('2027-06-01T15:00:00Z') })
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => ramp.close())

  let lake: string
  beforeAll(async () => {
    lake = await aTour(ramp, ana, 'Search Tour')
    const on = (name: string, date: string, more: Parameters<typeof aForm>[1] = {}) =>
      aTournament(ramp, ana, lake, { name, tournamentDateForSingle: date, ...more })
    await on('May Memory', '2027-05-01', { status: 'Closed', entryFee: 50 })
    await on('Today 100% Bass', '2027-06-01', { status: 'In Progress', entryFee: 100, teamEvent: true })
    await on('Autumn Draft', '2027-10-01', { status: 'Draft' })
    await on('August Open', '2027-08-01', { state: 'LA', entryFee: 300 })
  })
  const names = async (body: Parameters<typeof ramp.call<typeof tournamentCalls.search>>[1] & object) =>
    (await ramp.call(tournamentCalls.search, { ...body, body: { tours: [lake], ...body.body } })).body.message.map((one) => one.name)

  test('a visitor finds what starts after yesterday, soonest first, and no drafts', async () => {
    expect(await names({})).toEqual(['Today 100% Bass', 'August Open'])
    expect(await names({ as: bo })).toEqual(['Today 100% Bass', 'August Open'])
    expect(yesterday(new Date('2027-06-02T04:00:00Z'))).toBe('2027-05-31')
  })

  test('what was canceled is not on the water, not coming up, and found where nobody asks', async () => {
    const tour = await aTour(ramp, ana, 'Storm Tour')
    const live = await aTournament(ramp, ana, tour, { name: 'Storm Today', tournamentDateForSingle: '2027-06-01', status: 'In Progress' })
    const next = await aTournament(ramp, ana, tour, { name: 'Storm Cup', tournamentDateForSingle: '2027-07-01', status: 'Open' })
    const stormy = (body: object) => names({ body: { tours: [tour], ...body } })
    const asked = () => Promise.all([stormy({ liveMode: true }), stormy({ cancelled: false }), stormy({}), stormy({ cancelled: true })])
    const both = ['Storm Today', 'Storm Cup']
    expect(await asked()).toEqual([['Storm Today'], both, both, []])
    for (const { _id } of [live, next]) await ramp.db.update(tournaments).set({ cancelled: true }).where(eq(tournaments.id, _id))
    expect(await asked()).toEqual([[], [], both, both])
    expect(await comingUp(ramp.db, { now: new Date('2027-06-01T15:00:00Z'), tour, limit: 9 })).toEqual([])
  })

  test('each word stands in the name, the place or the tour; a state by its name too', async () => {
    const found = (words: string) => names({ body: { words } })
    expect(await found('august search')).toEqual(['August Open'])
    expect(await found('Louisiana')).toEqual(['August Open'])
    expect(await found('louis tour')).toEqual(['August Open'])
    expect(await found('100% tour')).toEqual(['Today 100% Bass'])
    expect(await found('august bass')).toEqual([])
  })

  test('their director, a co-director, an assistant and an admin also find the drafts, but not in a public search', async () => {
    const helper = await ramp.person('Director', 'Ida Helper', { isAssistant: true, tours: [lake] })
    // The tours of an angler are those they fish, whatever else is ticked.
    const angler = await ramp.person('Angler', 'Tick Box', { isAssistant: true, tours: [lake] })
    expect(await names({ as: angler })).toEqual(['Today 100% Bass', 'August Open'])
    for (const as of [ana, admin, helper]) {
      expect(await names({ as })).toEqual(['Today 100% Bass', 'August Open', 'Autumn Draft'])
      expect(await names({ as, body: { publicSearch: true } })).toEqual(['Today 100% Bass', 'August Open'])
    }
    const co = await ramp.person('Director', 'Coco Kay')
    await aTournament(ramp, ana, lake, {
      name: 'Shared Draft',
      status: 'Draft',
      tournamentDateForSingle: '2028-01-01',
      coDirectors: [co.id],
    })
    expect(await names({ as: co })).toEqual(['Today 100% Bass', 'August Open', 'Shared Draft'])
  })

  test('every term narrows the list', async () => {
    expect(await names({ body: { liveMode: true } })).toEqual(['Today 100% Bass'])
    expect(await names({ body: { name: '0% b' } })).toEqual(['Today 100% Bass'])
    expect(await names({ body: { name: 'a%s' } })).toEqual([])
    expect(await names({ body: { state: 'la' } })).toEqual(['August Open'])
    expect(await names({ body: { teamEvent: false } })).toEqual(['August Open'])
    expect(await names({ body: { entryFeeRanges: { min: 200, max: 300 } } })).toEqual(['August Open'])
    expect(await names({ body: { startDateRange: 'Before', startDate: '2027-06-01' } })).toEqual(['May Memory'])
    expect(await names({ body: { startDateRange: 'Between', startDate: '2027-05-01', startDateEnd: '2027-06-01' } })).toEqual([
      'May Memory',
      'Today 100% Bass',
    ])
    expect(await names({ body: { status: ['Open'] } })).toEqual(['August Open'])
    expect(await names({ body: { director: bo.id } })).toEqual([])
  })

  test('pages are counted as a whole, an unknown sort field is told the known ones, and no page is without an end', async () => {
    const page = (body: object) => ramp.call(tournamentCalls.search, { body: { tours: [lake], startDate: '2027-01-01', ...body } })
    const second = await page({ pageSize: 1, pageNumber: 1, sortOrder: 'desc' })
    expect(second.body.totalItemCount).toBe(3)
    expect(second.body.message.map((one) => one.name)).toEqual(['Today 100% Bass'])
    expect((await page({ pageSize: 501 })).status).toBe(400)
    const unknown = await page({ sortField: 'password' })
    expect([unknown.status, unknown.error.details]).toEqual([
      400,
      [{ path: 'sortField', message: expect.stringMatching(/^must be one of startDate, name, status,.*date_created, distance$/) }],
    ])
  })

  test('a card carries the name of the tour and its counts in a constant number of statements', async () => {
    const busy = await aTour(ramp, ana, 'Busy Tour')
    const statements: number[] = []
    for (const size of [1, 10, 100]) {
      for (let i = await count(); i < size; i++) await aTournament(ramp, ana, busy, { name: `Number ${i}` })
      const counted = await countStatements(() =>
        ramp.call(tournamentCalls.skinnySearch, { as: ana, body: { tours: [busy], pageSize: 500 } }),
      )
      expect(counted.answer.body.message).toHaveLength(size)
      expect(counted.answer.body.message[0]).toMatchObject({ tourName: 'Busy Tour', entryCount: 0, weighedCount: 0 })
      statements.push(counted.statements)
    }
    expect(new Set(statements).size).toBe(1)
    expect(statements[0]).toBeGreaterThan(4)
    // Drafts are counted beside what is public.
    expect(statements[0]).toBeLessThanOrEqual(8)

    async function count() {
      return (await ramp.call(tournamentCalls.search, { as: ana, body: { tours: [busy] } })).body.totalItemCount
    }
  })

  describe('terms', () => {
    let trail: string
    const on = (name: string, more: Parameters<typeof aForm>[1] = {}) =>
      aTournament(ramp, ana, trail, { name, tournamentDateForSingle: '2027-09-01', ...more })
    const found = async (body: Terms) =>
      (await ramp.call(tournamentCalls.search, { body: { tours: [trail], ...body } })).body.message.map((one) => one.name).sort()
    beforeAll(async () => {
      trail = await aTour(ramp, ana, 'Terms Tour')
      await on('Free Open', { state: 'Texas', entryFee: null })
      await on('Club 95', { state: 'tx', entryFee: 95, tags: ['club', 'kids'] })
      await on('Pro 1000', { state: 'TEXAS', entryFee: 1000, tags: ['pro'] })
      await on('Elite 12000', { state: 'LA', entryFee: 12_000 })
    })

    test('a state is found by its code and by its name, however either was written', async () => {
      for (const state of ['TX', 'tx', 'Texas', ' texas ']) expect(await found({ state })).toEqual(['Club 95', 'Free Open', 'Pro 1000'])
      expect(await found({ state: 'Louisiana' })).toEqual(['Elite 12000'])
      for (const state of ['T', 'Tex', '%', 'T_']) expect(await found({ state })).toEqual([])
    })

    test('a fee up to 1,000 is up to 1,000; the 10,000 of a filter that was never set is no limit', async () => {
      expect(await found({ entryFeeRanges: { min: 0, max: 1000 } })).toEqual(['Club 95', 'Free Open', 'Pro 1000'])
      const all = ['Club 95', 'Elite 12000', 'Free Open', 'Pro 1000']
      for (const entryFeeRanges of [{ min: 0, max: 10_000 }, { min: 0 }, {}, { max: 10_000 }])
        expect(await found({ entryFeeRanges })).toEqual(all)
      expect(await found({ entryFeeRanges: { min: 95, max: 10_000 } })).toEqual(['Club 95', 'Elite 12000', 'Pro 1000'])
      expect(await found({ entryFeeRanges: { max: 9999.99 } })).toEqual(['Club 95', 'Free Open', 'Pro 1000'])
    })

    test('without a fee of its own a tournament costs what its rules begin with', async () => {
      await on('By the rules 80', { entryFee: null, settings: { payout: { defaultEntryFee: 80 } } })
      expect(await found({ entryFeeRanges: { min: 75, max: 90 } })).toEqual(['By the rules 80'])
      expect(await found({ entryFeeRanges: { max: 75 } })).toEqual(['Free Open'])
      const [one] = (await ramp.call(tournamentCalls.skinnySearch, { body: { tours: [trail], name: 'By the rules' } })).body.message
      await ramp.call(tournamentCalls.remove, { as: ana, params: { id: one!._id } })
    })

    test('tags: any of those named', async () => {
      expect(await found({ tags: ['kids', 'pro'] })).toEqual(['Club 95', 'Pro 1000'])
      expect(await found({ tags: ['ki'] })).toEqual([])
    })

    test('wildcards are letters, and so are quotes', async () => {
      for (const name of ['%', '_', '\\', "'", '5%', 'C_ub']) expect([name, await found({ name })]).toEqual([name, []])
      expect(await found({ name: 'LUB 9' })).toEqual(['Club 95'])
    })

    test('dates: After and Before leave the day out, Between takes both ends, and named tournaments need none', async () => {
      const old = await on('Long Ago', { tournamentDateForSingle: '2020-01-01' })
      const at = (startDate: string, startDateRange: 'After' | 'Before' | 'Between', startDateEnd?: string) =>
        found({ startDate, startDateRange, ...(startDateEnd ? { startDateEnd } : {}) })
      expect(await at('2027-09-01', 'After')).toEqual([])
      expect(await at('2027-08-31', 'After')).toHaveLength(4)
      expect(await at('2020-01-01', 'Before')).toEqual([])
      expect(await at('2020-01-02', 'Before')).toEqual(['Long Ago'])
      expect(await at('2020-01-01', 'Between', '2020-01-01')).toEqual(['Long Ago'])
      expect(await found({ startDateRange: 'Between', startDateEnd: '2020-12-31' })).toEqual(['Long Ago'])
      expect(await found({ ids: [old._id] })).toEqual(['Long Ago'])
    })

    test('a term that does not exist, or of another kind, is refused by its name', async () => {
      for (const [body, path] of [
        [{ lake: 'Fork' }, 'lake'],
        [{ startDateRange: 'Around' }, 'startDateRange'],
        [{ status: ['Gone'] }, 'status.0'],
        [{ near: { miles: 5 } }, 'near'],
        [{ near: { place: '75783', miles: 0 } }, 'near.miles'],
        [{ entryFeeRanges: { most: 5 } }, 'entryFeeRanges.most'],
        [{ sortField: 'distance' }, 'sortField'],
      ] as const) {
        const { status, error } = await ramp.call(tournamentCalls.search, { body: body as never })
        expect([status, (error.details as { path: string }[])[0]?.path]).toEqual([400, path])
      }
    })
  })

  describe('near a place', () => {
    const QUITMAN = { latitude: 32.8049, longitude: -95.4302 }
    let around: string
    beforeAll(async () => {
      around = await aTour(ramp, ana, 'Around Quitman')
      const at = (name: string, zip: string, city: string, more: Parameters<typeof aForm>[1] = {}) =>
        aTournament(ramp, ana, around, { name, zip, city, tournamentDateForSingle: '2027-09-01', ...more })
      await at('Dallas', '75201', 'Dallas')
      await at('Emory', '75440', 'Emory')
      await at('Quitman by city', 'none', 'Quitman')
      await at('Quitman, Mississippi', '39355', 'Quitman', { state: 'MS' })
      await at('Nowhere', 'none', 'Atlantis')
    })
    const nearest = async (near: Terms['near'], more: Terms = {}) => {
      const { body } = await ramp.call(tournamentCalls.bareSearch, { body: { tours: [around], near, sortField: 'distance', ...more } })
      return body.message.map(({ name, miles }) => [name, miles])
    }

    test('a ZIP code, a city, or where the device is: within the miles, nearest first, with the distance', async () => {
      const expected = [
        ['Quitman by city', 0],
        ['Emory', 18.7],
      ]
      for (const near of [{ place: '75783' }, { place: 'quitman, texas', miles: 50 }, { ...QUITMAN, miles: 18.75 }])
        expect(await nearest(near)).toEqual(expected)
      expect(await nearest({ place: '75783', miles: 18.6 })).toEqual([['Quitman by city', 0]])
      expect(await nearest({ place: '75783', miles: 100 })).toEqual([...expected, ['Dallas', expect.closeTo(80, -1)]])
      expect((await nearest({ place: '75783', miles: 100 }, { sortOrder: 'desc' }))[0]?.[0]).toBe('Dallas')
    })

    test('it narrows like every other term, in every shape of the search', async () => {
      const body: Terms = { tours: [around], near: { place: '75783' }, name: 'emory' }
      for (const call of [tournamentCalls.search, tournamentCalls.skinnySearch, tournamentCalls.bareSearch]) {
        const answer = await ramp.call(call, { body })
        expect([answer.body.totalItemCount, answer.body.message[0]?.name, answer.body.message[0]?.miles]).toEqual([1, 'Emory', 18.7])
      }
      expect((await ramp.call(tournamentCalls.dataSourceSearch, { as: ana, body })).body.totalItemCount).toBe(1)
    })

    test('a place that nobody knows is told what would help, at its field', async () => {
      for (const [place, words] of [
        ['Quitman', 'is in 5 states (AR, GA, LA, MS, TX): add the state, such as "Quitman, AR"'],
        ['00000', '00000 isn’t a US ZIP code that we know'],
        ['Texas', 'Texas is a state: name a city in it, or search by state'],
      ]) {
        const { status, error } = await ramp.call(tournamentCalls.search, { body: { near: { place: place! } } })
        expect([status, error.code, error.details]).toEqual([400, 'request.invalid', [{ path: 'near.place', message: words }]])
      }
    })

    test('a tournament that moves is found where it is now, and one from before places were known, after the next start', async () => {
      const { _id } = await aTournament(ramp, ana, around, {
        name: 'Moving',
        zip: '10001',
        city: 'New York',
        tournamentDateForSingle: '2027-09-01',
      })
      const names = async () => (await nearest({ place: '75783', miles: 5 })).map(([name]) => name)
      expect(await names()).toEqual(['Quitman by city'])
      const moved = await ramp.call(tournamentCalls.update, { as: ana, params: { id: _id }, body: { zip: '75783' } })
      expect(moved.body).toMatchObject(QUITMAN)
      expect((await names()).sort()).toEqual(['Moving', 'Quitman by city'])

      await ramp.db.update(tournaments).set({ latitude: null, longitude: null, located: false }).where(eq(tournaments.id, _id))
      expect(await names()).toEqual(['Quitman by city'])
      const before = await ramp.call(tournamentCalls.get, { params: { id: _id } })
      const started = Fastify()
      locateAtStart(started, ramp.db)
      await started.listen({ host: '127.0.0.1', port: 0 })
      // Stopping waits for the batch that is under way.
      await started.close()
      expect(await locateSome(ramp.db)).toBe(0)
      expect((await names()).sort()).toEqual(['Moving', 'Quitman by city'])
      expect((await ramp.call(tournamentCalls.get, { params: { id: _id } })).body._rev).toBe(before.body._rev)
    })

    test('the database measures as the domain does', async () => {
      const points = Array.from({ length: 60 }, (_, i) => ({ latitude: -85 + ((i * 37) % 170), longitude: -179 + ((i * 101) % 358) }))
      await ramp.db.transaction(async (tx) => {
        for (const point of points) {
          const [row] = await tx
            .select({ miles: distanceTo(point), latitude: tournaments.latitude, longitude: tournaments.longitude })
            .from(tournaments)
            .where(sql`${tournaments.latitude} is not null`)
            .limit(1)
          expect(row?.miles).toBeCloseTo(milesBetween(point, { latitude: row!.latitude!, longitude: row!.longitude! }), 6)
        }
      })
    })
  })

  describe('what the caller runs', () => {
    test('newest first, drafts and past ones included, and nothing of anybody else', async () => {
      const kit = await ramp.person('Director', 'Kit Own')
      const tour = await aTour(ramp, kit, 'Kit Tour')
      for (const [name, more] of [
        ['First', { tournamentDateForSingle: '2020-01-01' }],
        ['Second', { status: 'Draft' }],
        ['Third!!', {}],
      ] as const)
        await aTournament(ramp, kit, tour, { name, ...more })
      await ramp.db.execute(
        sql`update tournaments set created_at = '2027-01-01'::timestamptz + length(name) * interval '1 day' where tour = ${tour}`,
      )
      const names = async (as: Person, body: object = {}) =>
        (await ramp.call(tournamentCalls.dataSourceSearch, { as, body })).body.message.map((one) => one.name)
      expect(await names(kit)).toEqual(['Third!!', 'Second', 'First'])
      expect(await names(kit, { name: 'ir', sortField: 'date_created' })).toEqual(['First', 'Third!!'])
      expect(await names(bo, { tours: [tour] })).toEqual([])
      expect((await names(admin, { tours: [tour] })).length).toBe(3)
      const helper = await ramp.person('Director', 'Hal Helps', { isAssistant: true, tours: [tour] })
      expect((await names(helper)).length).toBe(3)
      const angler = await ramp.person('Angler', 'Cy Fishes')
      expect((await ramp.call(tournamentCalls.dataSourceSearch, { as: angler, body: {} })).status).toBe(403)
      expect((await ramp.call(tournamentCalls.dataSourceSearch, { body: {} })).status).toBe(401)
    })

    test('deleted ones are found by those who ran them, to be brought back', async () => {
      const tour = await aTour(ramp, ana, 'Gone Tour')
      const { _id } = await aTournament(ramp, ana, tour, { name: 'Gone' })
      await ramp.call(tournamentCalls.remove, { as: ana, params: { id: _id } })
      const search = (as: Person) => ramp.call(tournamentCalls.dataSourceSearch, { as, body: { deleted: true, tours: [tour] } })
      expect((await search(ana)).body.message.map((one) => one._id)).toEqual([_id])
      expect((await search(bo)).body.totalItemCount).toBe(0)
    })
  })

  test('a light list carries only what it shows', async () => {
    const tour = await aTour(ramp, ana, 'Light Tour')
    await aTournament(ramp, ana, tour, { name: 'Light', rules: 'No trolling', notes: 'Gate code 4711', settings: { payout: { oneIn: 5 } } })
    const bare = await ramp.call(tournamentCalls.bareSearch, { as: ana, body: { tours: [tour] } })
    expect(Object.keys((bare.wire as { message: object[] }).message[0]!).sort()).toEqual(
      ['_id', 'name', 'status', 'cancelled', 'startDate', 'location', 'city', 'state', 'tour', 'latitude', 'longitude', 'miles'].sort(),
    )
    const card = await ramp.call(tournamentCalls.skinnySearch, { as: ana, body: { tours: [tour] } })
    for (const { wire } of [bare, card]) expect(JSON.stringify(wire)).not.toMatch(/No trolling|4711|oneIn/)
  })

  test('turning the pages finds every tournament once, also when one comes in between', async () => {
    const tour = await aTour(ramp, ana, 'Long Tour')
    const at = (n: number) =>
      aTournament(ramp, ana, tour, { name: `Day ${n}`, tournamentDateForSingle: `2027-09-${10 + Math.floor(n / 3)}` })
    for (let n = 3; n < 20; n++) await at(n)
    const page = async (pageNumber: number) =>
      (await ramp.call(tournamentCalls.bareSearch, { as: ana, body: { tours: [tour], pageSize: 5, pageNumber } })).body.message.map(
        (one) => one.name,
      )
    const seen = await page(0)
    await at(0)
    for (const n of [1, 2, 3]) seen.push(...(await page(n)))
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(17)
    expect(await page(0)).toContain('Day 0')
  })
})
