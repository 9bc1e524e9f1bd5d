import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../testing/count-statements.ts'
import { aForm } from '../tournaments/testing/a-tournament.ts'
import { tourSettingsOf } from './tour-settings/index.ts'

const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31' }

describe('tours and seasons with what hangs on them', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let lily: Person
  let helper: Person
  let trail: string
  let season: string
  let division: string

  const makeTour = async (as: Person, body: object = {}) =>
    (await ramp.call(tourCalls.create, { as, body: { name: 'Lake Fork Trail', ...body } })).body
  const makeSeason = (as: Person, body: object = {}) => ramp.call(seasonCalls.create, { as, body: { ...year, ...body } })
  const makeTournament = async (name: string, body: object = {}) => {
    const { body: made } = await ramp.call(tournamentCalls.create, { as: ana, body: aForm(trail, { name, season, ...body }) })
    return made._id
  }
  const fullTour = (as: Person | null, id = trail) => ramp.call(tourCalls.full, { as, params: { id } })
  const fullSeason = (as: Person | null) => ramp.call(seasonCalls.full, { as, params: { id: season } })

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    trail = (await makeTour(ana, { urlLookupKey: 'fork' }))._id
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [trail] })
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [trail] })
    division = (await ramp.call(divisionCalls.create, { as: ana, body: { name: 'North', tour: trail } })).body._id
    season = (await makeSeason(ana, { tour: trail, division })).body._id
    await makeTournament('Opener', { status: 'Open', division })
    await makeTournament('Secret', { status: 'Draft' })
    await ramp.call(membershipCalls.create, { as: ana, body: { season, user: lily.id, amountPaid: 50 } })
    await ramp.call(tourSettingsCalls.create, { as: ana, body: { tour: trail, payout: { placesPaid: 5 } } })
  })
  afterAll(() => ramp.close())

  test('a tour in full: divisions, seasons, tournaments and who helps for everybody; drafts and settings for those who run it', async () => {
    const { body } = await fullTour(null)
    expect(body).toMatchObject({
      name: 'Lake Fork Trail',
      divisions: [{ name: 'North', seasons: [season] }],
      seasons: [{ _id: season }],
      tournaments: [{ name: 'Opener' }],
      settings: null,
      directorsStaff: [{ first_name: 'Hal', last_name: 'Per' }],
    })
    expect(body.divisions[0]!.tournaments).toEqual([body.tournaments[0]!._id])
    for (const as of [ana, helper, admin]) {
      const mine = (await fullTour(as)).body
      expect(mine.tournaments.map((one) => one.name).sort()).toEqual(['Opener', 'Secret'])
      expect(mine.settings).toMatchObject({ payout: { placesPaid: 5 } })
    }
    for (const as of [bo, lily]) expect((await fullTour(as)).body).toMatchObject({ settings: null, tournaments: [{ name: 'Opener' }] })
    expect((await fullTour(ana, newId())).status).toBe(404)
  })

  test('a season in full: members are for those who edit it', async () => {
    expect((await fullSeason(null)).body).toMatchObject({
      tourName: 'Lake Fork Trail',
      divisionName: 'North',
      tournaments: [{ name: 'Opener' }],
      members: [],
      settings: null,
    })
    for (const as of [ana, helper]) {
      const { body } = await fullSeason(as)
      expect(body.members).toEqual([{ _id: lily.id, first_name: 'Lily', last_name: 'Reyes', city: null, state: null }])
      expect(body.settings).toMatchObject({ payout: { placesPaid: 5 } })
    }
    for (const as of [bo, lily]) expect((await fullSeason(as)).body).toMatchObject({ members: [], settings: null })
  })

  test('in full takes as many statements with ten tournaments and divisions as with one', async () => {
    const { _id: small } = await makeTour(ana)
    const { _id: large } = await makeTour(ana)
    for (const [tour, count] of [
      [small, 1],
      [large, 10],
    ] as const)
      for (let n = 0; n < count; n++) {
        const { body } = await ramp.call(divisionCalls.create, { as: ana, body: { name: `D${n}`, tour } })
        await makeSeason(ana, { tour, division: body._id })
        await ramp.call(tournamentCalls.create, { as: ana, body: aForm(tour, { division: body._id }) })
      }
    const counts = []
    for (const id of [small, large]) counts.push((await countStatements(() => fullTour(ana, id))).statements)
    expect(counts[1]).toBe(counts[0])
    expect((await fullTour(ana, large)).body.divisions.map((one) => [one.seasons.length, one.tournaments.length])).toEqual(
      Array(10).fill([1, 1]),
    )
  })

  test('a picker finds tours by a part of the name, without signing in, and is told four things of each', async () => {
    const { body, wire } = await ramp.call(tourCalls.slimSearch, { body: { name: 'fork tr', director: ana.id, pageSize: 1 } })
    expect(body).toEqual([{ _id: trail, name: 'Lake Fork Trail', urlLookupKey: 'fork', director: ana.id }])
    expect(Object.keys((wire as object[])[0]!).sort()).toEqual(['_id', 'director', 'name', 'urlLookupKey'])
  })

  test('a table of tours comes in pages of ten, newest first', async () => {
    for (let n = 0; n < 12; n++) await makeTour(bo, { name: `Night ${String(n).padStart(2, '0')}` })
    const page = async (body: object) => (await ramp.call(tourCalls.dataSourceSearch, { body: { name: 'night', ...body } })).body
    const first = await page({})
    expect([first.totalItemCount, first.message.length, first.message[0]!.name]).toEqual([12, 10, 'Night 11'])
    expect((await page({ pageNumber: 1 })).message.map((tour) => tour.name)).toEqual(['Night 01', 'Night 00'])
    expect((await page({ sortField: 'name', sortOrder: 'asc', pageSize: 1 })).message[0]!.name).toBe('Night 00')
    expect((await page({ selectAll: true })).message).toHaveLength(12)
  })

  test('a system admin finds every tour and season with the name of its director; nobody else asks', async () => {
    const tours = await ramp.call(tourCalls.sysAdminSearch, { as: admin, body: { urlLookupKey: 'fork' } })
    expect(tours.body).toMatchObject({ totalItemCount: 1, message: [{ _id: trail, directorName: 'Ana Hall' }] })
    const seasons = await ramp.call(seasonCalls.sysAdminSearch, { as: admin, body: { division } })
    expect(seasons.body).toMatchObject({ totalItemCount: 1, message: [{ _id: season, directorName: 'Ana Hall' }] })
    for (const call of [tourCalls.sysAdminSearch, seasonCalls.sysAdminSearch]) {
      for (const as of [ana, helper, lily]) expect((await ramp.call(call, { as, body: {} })).status).toBe(403)
      expect((await ramp.call(call, { body: {} })).status).toBe(401)
    }
  })

  describe('a tour', () => {
    test('that is sent back with its lists is stored without them', async () => {
      const lists = { tournaments: [{ _id: newId() }], divisions: ['x'], directorsStaff: null }
      const made = await makeTour(ana, lists)
      expect(Object.keys(made)).not.toContain('tournaments')
      const again = await ramp.call(tourCalls.update, { as: ana, params: { id: made._id }, body: { ...lists, name: 'Renamed' } })
      expect([again.status, again.body.name, again.body._rev]).toEqual([200, 'Renamed', 2])
      const other = await ramp.call(tourCalls.update, { as: ana, params: { id: made._id }, body: { members: [] } as never })
      expect(other.error.details).toEqual([{ path: 'members', message: 'is not a field of this call' }])
    })

    test('has a picture by a path or an address, and nothing that a browser would run', async () => {
      expect((await makeTour(ana, { tourIcon: '/uploads/fork.png' })).tourIcon).toBe('/uploads/fork.png')
      for (const tourIcon of ['javascript:alert(1)', 'data:text/html,x', '//evil.test/x.png']) {
        const { status, error } = await ramp.call(tourCalls.create, { as: ana, body: { name: 'X', tourIcon } })
        expect([status, (error.details as { path: string }[])[0]!.path]).toEqual([400, 'tourIcon'])
      }
    })

    test('says how it pays to those who edit it; its tournaments begin with that, and the settings say it more exactly', async () => {
      const { _id: id } = await makeTour(ana, { payout: { placesPaid: 3, defaultEntryFee: 120.5 } })
      expect((await ramp.call(tourCalls.get, { as: ana, params: { id } })).wire).toMatchObject({ payout: { defaultEntryFee: 120.5 } })
      for (const as of [bo, lily, null]) {
        expect((await ramp.call(tourCalls.get, { as, params: { id } })).body.payout).toBeNull()
        expect((await fullTour(as, id)).body.payout).toBeNull()
      }
      expect((await ramp.call(tourCalls.list)).body.find((tour) => tour._id === id)?.payout).toBeNull()
      expect(await tourSettingsOf(ramp.db, id)).toMatchObject({ payout: { placesPaid: 3, defaultEntryFee: 12_050 } })
      await ramp.call(tourSettingsCalls.create, { as: ana, body: { tour: id, payout: { placesPaid: 7 } } })
      expect((await tourSettingsOf(ramp.db, id)).payout).toEqual({ placesPaid: 7, defaultEntryFee: 12_050 })
    })

    test('with a division is not deleted', async () => {
      const { _id: id } = await makeTour(ana)
      await ramp.call(divisionCalls.create, { as: ana, body: { name: 'North', tour: id } })
      const refusal = await ramp.call(tourCalls.remove, { as: ana, params: { id } })
      expect([refusal.status, refusal.error.message]).toEqual([409, 'Lake Fork Trail can’t be deleted while divisions use it.'])
    })
  })

  describe('a season', () => {
    test('keeps who made it, whatever is sent, and none of the lists it is sent with', async () => {
      const lists = { members: [{}], tournaments: [], bigfishpots: null, sidepots: [], standings: [1] }
      const { body } = await makeSeason(helper, { tour: trail })
      expect(body).toBeUndefined()
      const mine = (await makeSeason(ana, { ...lists, createdBy: bo.id })).body
      expect(mine.createdBy).toBe(ana.id)
      const changed = await ramp.call(seasonCalls.update, { as: ana, params: { id: mine._id }, body: { ...lists, createdBy: bo.id } })
      expect([changed.status, changed.body.createdBy, changed.body._rev]).toEqual([200, ana.id, 1])
    })

    test('is in a division of its own tour; one that names the division alone is of its tour', async () => {
      expect((await makeSeason(ana, { division })).body).toMatchObject({ division, tour: trail })
      const { _id: other } = await makeTour(ana)
      for (const body of [{ division: newId() }, { division, tour: other }, { division, tour: null }]) {
        const refusal = await makeSeason(ana, body)
        expect([refusal.status, refusal.error.message]).toEqual([400, 'division doesn’t exist or isn’t yours.'])
      }
      expect((await makeSeason(bo, { division })).error.message).toBe('tour doesn’t exist or isn’t yours.')
      const { body } = await makeSeason(ana, { division })
      const moved = await ramp.call(seasonCalls.update, { as: ana, params: { id: body._id }, body: { tour: other } })
      expect(moved.error.message).toBe('division doesn’t exist or isn’t yours.')
      const both = await ramp.call(seasonCalls.update, { as: ana, params: { id: body._id }, body: { tour: other, division: null } })
      expect(both.body).toMatchObject({ tour: other, division: null })
    })

    test('with members is not deleted', async () => {
      const { body } = await makeSeason(ana, { tour: trail })
      await ramp.call(membershipCalls.create, { as: ana, body: { season: body._id, user: lily.id } })
      const refusal = await ramp.call(seasonCalls.remove, { as: ana, params: { id: body._id } })
      expect([refusal.status, refusal.error.message]).toEqual([409, '2027 can’t be deleted while members use it.'])
    })
  })

  describe('a division', () => {
    const make = (as: Person | null, body: object = {}) => ramp.call(divisionCalls.create, { as, body: { name: 'South', ...body } })
    const change = (as: Person | null, id: string, body: object) => ramp.call(divisionCalls.update, { as, params: { id }, body })

    test('is of its director, who hangs it on a tour they edit', async () => {
      expect((await make(ana, { tour: trail, director: bo.id, seasons: ['x'] })).body).toMatchObject({
        director: ana.id,
        tour: trail,
        seasons: [],
        tournaments: [],
      })
      for (const tour of [trail, newId()]) expect((await make(bo, { tour })).error.code).toBe('reference.unknown')
      const statuses = []
      for (const as of [helper, lily, null]) statuses.push((await make(as)).status)
      expect(statuses).toEqual([403, 403, 401])
    })

    test('is seen by everybody and changed by its director, the director and the assistants of its tour, and admins', async () => {
      const { _id: id } = (await make(admin, { tour: trail, director: bo.id })).body
      expect((await ramp.call(divisionCalls.get, { params: { id } })).body.name).toBe('South')
      const statuses = []
      for (const as of [bo, ana, helper, admin, lily, null]) statuses.push((await change(as, id, { name: 'South' })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 403, 401])
      const own = (await make(bo)).body._id
      expect((await change(bo, own, { tour: trail })).error.code).toBe('reference.unknown')
    })

    test('in which a season is played is not deleted; an empty one is, once and for all', async () => {
      const refusal = await ramp.call(divisionCalls.remove, { as: ana, params: { id: division } })
      expect([refusal.status, refusal.error.message]).toEqual([409, 'North can’t be deleted while tournaments and seasons use it.'])
      const { _id: id } = (await make(ana)).body
      expect((await ramp.call(divisionCalls.remove, { as: ana, params: { id } })).body).toEqual({ ok: true })
      expect((await ramp.call(divisionCalls.get, { as: ana, params: { id } })).status).toBe(404)
    })

    test('two people rename it: the second is told, with both versions', async () => {
      const { _id: id } = (await make(ana)).body
      await change(ana, id, { _rev: 1, name: 'East' })
      const stale = await change(ana, id, { _rev: 1, name: 'West' })
      expect([stale.status, stale.error.code]).toEqual([409, 'record.stale'])
      expect(stale.error.details).toMatchObject({ yours: { name: 'West' }, theirs: { name: 'East' } })
    })
  })
})
