import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { auditCalls } from '@ramplight/contract/system/audit'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { divisions } from '../../tours/divisions/divisions.table.ts'
import { seasons } from '../../tours/seasons/seasons.table.ts'
import { tourSettings } from '../../tours/tour-settings/tour-settings.table.ts'
import { tours } from '../../tours/tours/tours.table.ts'
import { aForm, aTour, aTournament } from '../testing/a-tournament.ts'
import { setStatus } from './index.ts'
import { tournaments } from './tournaments.table.ts'

describe('changes to many tournaments', () => {
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

  const at = () => new Date().toISOString()
  const get = async (id: string) => (await ramp.call(tournamentCalls.get, { as: admin, params: { id } })).body
  const complete = (id: string) => ramp.db.transaction((tx) => setStatus(tx, id, 'Completed', { id: ana.id, at: at(), device: null }))
  const lines = async (id: string) =>
    (await ramp.call(auditCalls.byTournament, { as: admin, params: { id } })).body.map((line) => [line.action, line.summary])

  describe('by terms', () => {
    type Body = WireBodyOf<typeof tournamentCalls.updateByTerms>
    const change = (search: Body['search'], updates: Body['updates'], as: Person | null = ana) =>
      ramp.call(tournamentCalls.updateByTerms, { as, body: { search, updates } })
    const season = async (tour: string) => {
      const id = newId()
      await ramp.db.insert(seasons).values({
        id,
        createdAt: at(),
        updatedAt: at(),
        name: '2027',
        startDate: '2027-01-01',
        endDate: '2027-12-31',
        tour,
        director: ana.id,
      })
      return id
    }

    test('the ramp moved: every event there says so, also past ones, and the map follows', async () => {
      const tour = await aTour(ramp, ana)
      const here = await aTournament(ramp, ana, tour, { tournamentDateForSingle: '2026-03-01' })
      const there = await aTournament(ramp, ana, tour, { landing: 'Elsewhere' })
      const { body } = await change(
        { tours: [tour], startDateRange: 'Before', startDate: '2027-01-01' },
        { landing: 'New Marina', zip: '75783' },
      )
      expect(body).toEqual({ ok: true, acknowledged: true, results: [{ _id: here._id, ok: true }] })
      expect(await get(here._id)).toMatchObject({
        landing: 'New Marina',
        latitude: 32.8049,
        _rev: 2,
        resultsRevision: here.resultsRevision + 1,
      })
      expect(await get(there._id)).toMatchObject({ landing: 'Elsewhere', _rev: 1 })
      expect(await lines(here._id)).toContainEqual(['changed', 'Changed Lake Fork Open'])
    })

    test('nothing is changed without a term or without a change', async () => {
      await aTournament(ramp, ana, await aTour(ramp, ana))
      for (const body of [
        { search: {}, updates: { landing: 'Everywhere' } },
        { search: { name: 'Lake' }, updates: {} },
        { updates: { landing: 'Everywhere' } },
        {},
      ])
        expect((await ramp.call(tournamentCalls.updateByTerms, { as: admin, body: body as never })).status).toBe(400)
      const found = await ramp.call(tournamentCalls.dataSourceSearch, { as: admin, body: {} })
      expect(found.body.message.filter((one) => one.landing === 'Everywhere')).toEqual([])
    })

    test('only those the caller edits: a co-director does, an assistant and another director do not', async () => {
      const tour = await aTour(ramp, ana)
      const kit = await ramp.person('Director', 'Kit Co')
      const helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
      const alone = await aTournament(ramp, ana, tour)
      const shared = await aTournament(ramp, ana, tour, { coDirectors: [kit.id] })
      for (const as of [bo, helper]) expect((await change({ tours: [tour] }, { rules: 'Mine now' }, as)).body.results).toEqual([])
      expect((await change({ tours: [tour] }, { rules: 'Ours' }, kit)).body.results.map((one) => one._id)).toEqual([shared._id])
      expect([(await get(alone._id)).rules, (await get(shared._id)).rules]).toEqual([null, 'Ours'])
      expect((await change({ tours: [tour] }, { rules: 'x' }, null)).status).toBe(401)
    })

    test('who directs, dates, settings and pots of one event are not for many', async () => {
      for (const field of [
        'director',
        'coDirectors',
        'tour',
        'name',
        'tournamentDates',
        'settings',
        'bigfishpots',
        '_id',
        'createdBy',
        'deleted',
      ]) {
        const { status, error } = await change({ name: 'Lake' }, { [field]: 'x' } as never)
        expect([field, status, (error.details as { path: string }[])[0]?.path]).toEqual([field, 400, `updates.${field}`])
      }
    })

    test('each for itself: no jump of a status, no fee after the results, no season of another tour', async () => {
      const tour = await aTour(ramp, ana)
      const [open, scheduled, final] = [
        await aTournament(ramp, ana, tour),
        await aTournament(ramp, ana, tour, { status: 'Scheduled' }),
        await aTournament(ramp, ana, tour, { status: 'Closed' }),
      ].map((one) => one._id) as [string, string, string]
      await complete(final)
      const byId = async (updates: Body['updates']) =>
        Object.fromEntries((await change({ tours: [tour] }, updates)).body.results.map((one) => [one._id, one.code ?? one.ok]))

      expect(await byId({ status: 'In Progress' })).toEqual({
        [open]: true,
        [scheduled]: 'tournament.move-not-allowed',
        // Nobody weighed there, so it may step back: but one step, as everybody.
        [final]: 'tournament.move-not-allowed',
      })
      expect((await get(open)).status).toBe('In Progress')
      expect(await byId({ entryFee: 40 })).toEqual({ [open]: true, [scheduled]: true, [final]: 'tournament.finalized' })
      expect([(await get(scheduled)).entryFee, (await get(final)).entryFee]).toEqual([4000, null])
      expect(await byId({ season: await season(await aTour(ramp, ana)) })).toMatchObject({ [open]: 'reference.unknown' })
      expect(await byId({ season: await season(tour) })).toMatchObject({ [open]: true, [final]: 'tournament.finalized' })
      expect((await change({ tours: [tour] }, { landing: ' ' })).status).toBe(400)
      expect((await change({ ids: [open] }, { status: 'Completed' } as never)).status).toBe(400)
    })

    test('what is deleted stays as it was', async () => {
      const tour = await aTour(ramp, ana)
      const { _id } = await aTournament(ramp, ana, tour)
      await ramp.call(tournamentCalls.remove, { as: ana, params: { id: _id } })
      expect((await change({ ids: [_id] }, { rules: 'New' })).body.results).toEqual([])
      expect((await ramp.call(tournamentCalls.restore, { as: ana, params: { id: _id } })).body.rules).toBeNull()
    })

    test('a repeat changes nothing', async () => {
      const { _id } = await aTournament(ramp, ana, await aTour(ramp, ana))
      for (const _ of [1, 2]) expect((await change({ ids: [_id] }, { tags: ['kids'] })).body.ok).toBe(true)
      expect(await get(_id)).toMatchObject({ tags: ['kids'], _rev: 2 })
    })

    test('as many statements for 60 as for one, and more than 500 are too many', async () => {
      const tour = await aTour(ramp, ana)
      const { _id } = await aTournament(ramp, ana, tour)
      const counted: number[] = []
      for (const [size, location] of [
        [1, 'Lake One'],
        [60, 'Lake Sixty'],
      ] as const) {
        await copies(_id, size - 1)
        const { answer, statements } = await countStatements(() => change({ tours: [tour] }, { location, zip: '75783' }))
        expect(answer.body.results).toHaveLength(size)
        counted.push(statements)
      }
      expect(new Set(counted).size).toBe(1)

      await copies(_id, 500)
      const { status, error } = await change({ tours: [tour] }, { location: 'Everywhere' })
      expect([status, error.details]).toEqual([400, [{ path: 'search', message: 'finds more than 500 tournaments: narrow it' }]])
      const rows = await ramp.db.select({ location: tournaments.location }).from(tournaments).where(eq(tournaments.tour, tour))
      expect(rows.filter((row) => row.location === 'Everywhere')).toEqual([])
    })

    /** More of the same, straight into the database. */
    async function copies(id: string, more: number) {
      const [row] = await ramp.db.select().from(tournaments).where(eq(tournaments.id, id))
      if (more) await ramp.db.insert(tournaments).values(Array.from({ length: more }, () => ({ ...row!, id: newId() })))
    }
  })

  describe('the settings of the tour, anew', () => {
    const bring = (body: WireBodyOf<typeof tournamentCalls.updateSettingsFromParent>, as: Person | null = ana) =>
      ramp.call(tournamentCalls.updateSettingsFromParent, { as, body })
    const aSetTour = async () => {
      const tour = await aTour(ramp, ana)
      await ramp.db.insert(tourSettings).values({
        id: newId(),
        createdAt: at(),
        updatedAt: at(),
        tour,
        payout: { oneIn: 5 },
        weight: { fishLimit: 3 },
        tournamentDefaults: { startTime: '05:30', entryFee: 7500, settings: { weighInMode: 'big-bass' } },
      })
      return tour
    }

    test('where both speak the tour wins; what it leaves open, and everything but settings, stays', async () => {
      const tour = await aSetTour()
      const { _id } = await aTournament(ramp, ana, tour, {
        startTime: '07:00',
        settings: { weighInMode: 'single', payout: { oneIn: 9, totalPayoutPerc: 80 }, tieBreaks: ['most-fish'] },
      })
      expect((await bring({ tournament: _id })).body).toEqual({ ok: true, acknowledged: true, results: [{ _id, ok: true }] })
      expect(await get(_id)).toMatchObject({
        startTime: '07:00',
        settings: {
          weighInMode: 'big-bass',
          payout: { oneIn: 5, totalPayoutPerc: 80 },
          weight: { fishLimit: 3 },
          tieBreaks: ['most-fish'],
        },
        _rev: 2,
      })
      await bring({ tournament: _id })
      expect((await get(_id))._rev).toBe(2)
    })

    test('other fields come by name', async () => {
      const { _id } = await aTournament(ramp, ana, await aSetTour(), { startTime: '07:00', settings: { payout: { oneIn: 9 } } })
      await bring({ ids: [_id], fields: ['startTime', 'entryFee', 'location'] })
      expect(await get(_id)).toMatchObject({
        startTime: '05:30',
        entryFee: 7500,
        location: 'Lake Fork',
        settings: { payout: { oneIn: 9 } },
      })
      expect((await bring({ ids: [_id], fields: ['director'] as never })).status).toBe(400)
      for (const body of [{}, { ids: [] }]) expect((await bring(body)).status).toBe(400)
    })

    test('each for itself: final results, those of others and those that do not exist stay as they are', async () => {
      const tour = await aSetTour()
      const mine = await aTournament(ramp, ana, tour)
      const final = await aTournament(ramp, ana, tour, { status: 'Closed' })
      await complete(final._id)
      const bos = await aTour(ramp, bo)
      const theirs = await aTournament(ramp, bo, bos)
      const hidden = await aTournament(ramp, bo, bos, { status: 'Draft' })
      const { body } = await bring({ ids: [theirs._id, mine._id, mine._id, final._id, hidden._id, newId()] })
      expect(body.results.map((one) => one.code ?? one.ok)).toEqual([
        'access.forbidden',
        true,
        'tournament.finalized',
        'record.not-found',
        'record.not-found',
      ])
      expect(body.ok).toBe(false)
      expect((await get(final._id)).settings).toEqual(final.settings)
      expect((await bring({ tournament: mine._id }, null)).status).toBe(401)
    })

    test('as many statements for ten tournaments of five tours as for one', async () => {
      const counted: number[] = []
      for (const size of [1, 5]) {
        const ids: string[] = []
        for (let i = 0; i < size; i++) {
          const tour = await aSetTour()
          // Older than the settings of their tour.
          for (const _ of [1, 2]) ids.push((await aTournament(ramp, ana, tour))._id)
        }
        await ramp.db.update(tournaments).set({ settings: {} }).where(inArray(tournaments.id, ids))
        const { answer, statements } = await countStatements(() => bring({ ids }))
        expect(answer.body.results.filter((one) => one.ok)).toHaveLength(size * 2)
        counted.push(statements)
      }
      expect(new Set(counted).size).toBe(1)
    })
  })

  describe('back from deletion', () => {
    const restore = (id: string, as: Person | null = ana) => ramp.call(tournamentCalls.restore, { as, params: { id } })
    const deleted = async (tour: string) => {
      const { _id } = await aTournament(ramp, ana, tour, { name: 'Rained Out' })
      await ramp.call(tournamentCalls.remove, { as: ana, params: { id: _id } })
      return _id
    }

    test('those who edit it bring it back, once, and the record says so', async () => {
      const id = await deleted(await aTour(ramp, ana))
      expect((await ramp.call(tournamentCalls.get, { as: ana, params: { id } })).status).toBe(404)
      const back = await restore(id)
      expect([back.status, back.body.name, back.body._rev]).toEqual([200, 'Rained Out', 3])
      expect((await restore(id)).body._rev).toBe(3)
      expect((await ramp.call(tournamentCalls.get, { params: { id } })).status).toBe(200)
      expect((await lines(id)).filter(([action]) => action === 'restored')).toEqual([['restored', 'Restored Rained Out']])
    })

    test('to others it does not exist, and who only ran it is told to ask', async () => {
      const tour = await aTour(ramp, ana)
      const helper = await ramp.person('Director', 'Ida Helper', { isAssistant: true, tours: [tour] })
      const id = await deleted(tour)
      expect((await restore(id, bo)).status).toBe(404)
      expect((await restore(id, null)).status).toBe(401)
      expect((await restore(id, helper)).status).toBe(403)
      expect((await restore(newId())).status).toBe(404)
      expect((await ramp.db.select().from(tournaments).where(eq(tournaments.id, id)))[0]?.deleted).toBe(true)
    })

    test('a tournament whose tour is gone stays deleted', async () => {
      const tour = await aTour(ramp, ana)
      const id = await deleted(tour)
      await ramp.db.update(tours).set({ deleted: true }).where(eq(tours.id, tour))
      expect([(await restore(id)).error.code, (await restore(id)).status]).toEqual(['reference.unknown', 400])
    })
  })

  describe('what else a tournament says', () => {
    test('links, tags, an own message and who made it; the last for those who run it', async () => {
      const { _id } = await aTournament(ramp, ana, await aTour(ramp, ana), {
        registrationUrl: 'https://lakefork.example.com/sign-up?event=7',
        externalTournament: true,
        externalLink: 'http://lakefork.example.com/',
        custom_ads: [{ name: 'Lake Fork Bait', url: 'https://bait.example.com' }],
        tags: ['kids', 'catch and release'],
        customRegistrationMessage: 'Bring a paddle.',
      })
      const said = {
        registrationUrl: 'https://lakefork.example.com/sign-up?event=7',
        externalTournament: true,
        externalLink: 'http://lakefork.example.com/',
        custom_ads: [{ name: 'Lake Fork Bait', url: 'https://bait.example.com' }],
        tags: ['kids', 'catch and release'],
        customRegistrationMessage: 'Bring a paddle.',
      }
      expect(await get(_id)).toMatchObject({ ...said, createdBy: ana.id })
      expect((await ramp.call(tournamentCalls.get, { as: bo, params: { id: _id } })).body).toMatchObject({ ...said, createdBy: null })
      const { body } = await ramp.call(tournamentCalls.update, { as: ana, params: { id: _id }, body: { externalLink: null, tags: [] } })
      expect(body).toMatchObject({ externalLink: null, tags: [] })
    })

    test('a division is one of the tour, or one of the director that belongs to no tour', async () => {
      const tour = await aTour(ramp, ana)
      const division = async (of: string | null, director: Person) => {
        const id = newId()
        await ramp.db.insert(divisions).values({ id, createdAt: at(), updatedAt: at(), name: 'North', tour: of, director: director.id })
        return id
      }
      const [own, free] = [await division(tour, ana), await division(null, ana)]
      const { _id } = await aTournament(ramp, ana, tour, { division: own })
      const put = (body: WireBodyOf<typeof tournamentCalls.update>) =>
        ramp.call(tournamentCalls.update, { as: ana, params: { id: _id }, body })
      expect((await put({ division: free })).body.division).toBe(free)
      const many = (id: string) =>
        ramp.call(tournamentCalls.updateByTerms, { as: ana, body: { search: { ids: [_id] }, updates: { division: id } } })
      expect((await many(own)).body.ok).toBe(true)
      expect((await put({ division: null })).body.division).toBeNull()
      for (const foreign of [await division(await aTour(ramp, ana), ana), await division(null, bo), newId()]) {
        expect((await ramp.call(tournamentCalls.create, { as: ana, body: aForm(tour, { division: foreign }) })).error.code).toBe(
          'reference.unknown',
        )
        expect((await put({ division: foreign })).error.message).toBe('division doesn’t exist or isn’t yours.')
        expect((await many(foreign)).body.results).toMatchObject([{ ok: false, code: 'reference.unknown' }])
      }
    })

    test('a link is a web address and nothing that runs', async () => {
      const tour = await aTour(ramp, ana)
      for (const url of [
        'javascript:alert(1)',
        'JavaScript:alert(1)//https://a.example.com',
        ' javascript:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        'vbscript:x',
        'file:///etc/passwd',
        '//evil.example.com',
        'lakefork.example.com',
        'https://',
        `https://a.example.com/${'x'.repeat(2001)}`,
      ])
        for (const field of ['registrationUrl', 'externalLink']) {
          const { status, error } = await ramp.call(tournamentCalls.create, { as: ana, body: aForm(tour, { [field]: url }) })
          expect([url, status, (error?.details as { path: string }[])?.[0]?.path]).toEqual([url, 400, field])
        }
      const ad = await ramp.call(tournamentCalls.create, { as: ana, body: aForm(tour, { custom_ads: [{ url: 'javascript:alert(1)' }] }) })
      expect((ad.error.details as { path: string }[])[0]?.path).toBe('custom_ads.0.url')
      const [stored] = (
        await ramp.db.execute<{ count: number }>(sql`select count(*)::int from tournaments where external_link ilike 'java%'`)
      ).rows
      expect(stored?.count).toBe(0)
    })
  })
})
