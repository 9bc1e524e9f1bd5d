import { newId } from '@ramplight/contract/kernel/new-id'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTournament } from '../weigh-in/testing/a-tournament.ts'
import { tourSettingsOf } from './tour-settings/index.ts'

describe('tours, their seasons and settings', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let lily: Person
  let trail: string
  let helper: Person

  const makeTour = async (as: Person, body: object = {}) =>
    (await ramp.call(tourCalls.create, { as, body: { name: 'Lake Fork Trail', ...body } })).body
  const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31' }
  const makeSeason = (as: Person, body: object = {}) => ramp.call(seasonCalls.create, { as, body: { ...year, ...body } })

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    lily = await ramp.person('Angler', 'Lily Reyes')
    trail = (await makeTour(ana))._id
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [trail] })
  })
  afterAll(() => ramp.close())

  describe('a tour', () => {
    test('belongs to the director who makes it, whatever the form says; an admin names any director, but only a director', async () => {
      expect(await makeTour(ana, { director: bo.id })).toMatchObject({ director: ana.id, _rev: 1 })
      expect(await makeTour(admin, { director: bo.id })).toMatchObject({ director: bo.id })
      for (const director of [lily.id, newId()]) {
        const refusal = await ramp.call(tourCalls.create, { as: admin, body: { name: 'Nobody', director } })
        expect([refusal.status, refusal.error.code]).toEqual([400, 'reference.unknown'])
      }
      for (const as of [lily, helper]) expect((await ramp.call(tourCalls.create, { as, body: { name: 'Mine' } })).status).toBe(403)
    })

    test('is seen by every visitor, and changed by its director, assistants of it, and admins', async () => {
      expect((await ramp.call(tourCalls.list)).body.map((tour) => tour._id)).toContain(trail)
      expect((await ramp.call(tourCalls.get, { params: { id: trail } })).body.name).toBe('Lake Fork Trail')
      const rename = async (as: Person | null, id = trail) =>
        (await ramp.call(tourCalls.update, { as, params: { id }, body: { additionalInfo: 'New' } })).status
      expect([await rename(ana), await rename(helper), await rename(admin)]).toEqual([200, 200, 200])
      expect([await rename(bo), await rename(lily), await rename(null)]).toEqual([403, 403, 401])
      const other = await makeTour(bo)
      expect(await rename(helper, other._id)).toBe(403)
    })

    test('changes hands by an admin only', async () => {
      const { _id } = await makeTour(ana)
      const give = (as: Person) => ramp.call(tourCalls.update, { as, params: { id: _id }, body: { director: bo.id } })
      expect((await give(ana)).body.director).toBe(ana.id)
      expect((await give(admin)).body.director).toBe(bo.id)
      expect((await ramp.call(tourCalls.update, { as: ana, params: { id: _id }, body: { name: 'Still mine' } })).status).toBe(403)
    })

    test('has a key of its own in addresses: a second tour with it is refused by the field, and its owner is told before', async () => {
      const check = async (urlLookupKey: string) =>
        (await ramp.call(tourCalls.urlLookupKeyCheck, { as: ana, body: { urlLookupKey } })).body.available
      expect(await check('Lake-Fork')).toBe(true)
      const mine = await makeTour(ana, { urlLookupKey: 'Lake-Fork' })
      expect(mine.urlLookupKey).toBe('lake-fork')
      expect([await check('LAKE-FORK'), await check('no spaces'), await check('ab')]).toEqual([false, false, false])
      const taken = await ramp.call(tourCalls.create, { as: bo, body: { name: 'Copy', urlLookupKey: 'lake-fork' } })
      expect([taken.status, taken.error.details]).toEqual([400, [{ path: 'urlLookupKey', message: 'is already used by another tour' }]])
      const keep = await ramp.call(tourCalls.update, {
        as: ana,
        params: { id: mine._id },
        body: { urlLookupKey: 'lake-fork', name: 'Same key' },
      })
      expect(keep.status).toBe(200)
      expect((await ramp.call(tourCalls.search, { body: { urlLookupKey: 'lake-fork' } })).body.map((tour) => tour.name)).toEqual([
        'Same key',
      ])
    })

    test('with a tournament or a season is not deleted; without, it is', async () => {
      const { _id: id } = await makeTour(ana)
      const remove = () => ramp.call(tourCalls.remove, { as: ana, params: { id } })
      await aTournament(ramp, ana, { tour: id })
      await makeSeason(ana, { tour: id })
      const refusal = await remove()
      expect([refusal.status, refusal.error.code]).toEqual([409, 'record.in-use'])
      expect(refusal.error.message).toBe('Lake Fork Trail can’t be deleted while tournaments and seasons use it.')
      const empty = await makeTour(ana)
      expect((await ramp.call(tourCalls.remove, { as: ana, params: { id: empty._id } })).body).toEqual({ ok: true })
    })

    test('the newest of a director opens their portal; a director without one is told so', async () => {
      const newest = await makeTour(bo, { name: 'Newest' })
      expect((await ramp.call(tourCalls.findOneByDirector, { params: { id: bo.id } })).body._id).toBe(newest._id)
      const none = await ramp.call(tourCalls.findOneByDirector, { params: { id: lily.id } })
      expect([none.status, none.error.message]).toEqual([400, 'There are no tours on this user.'])
    })

    test('made a moment ago already counts as the director’s own', async () => {
      const fresh = await makeTour(ana)
      expect((await ramp.call(tourSettingsCalls.byTour, { as: ana, params: { id: fresh._id } })).status).toBe(200)
      expect((await ramp.call(tourSettingsCalls.list, { as: ana })).body.map((row) => row.tour)).toContain(fresh._id)
    })
  })

  describe('a season', () => {
    test('is of a tour of its director; of an unknown or foreign tour it is refused', async () => {
      const mine = await makeSeason(ana, { tour: trail, membershipFee: 75.5 })
      expect(mine.body).toMatchObject({ director: ana.id, tour: trail, membershipFee: 7550 })
      expect(mine.wire).toMatchObject({ membershipFee: 75.5 })
      for (const tour of [newId(), trail]) {
        const refusal = await makeSeason(bo, { tour })
        expect([refusal.status, refusal.error.code]).toEqual([400, 'reference.unknown'])
      }
      expect((await ramp.call(seasonCalls.list)).body.map((season) => season._id)).toContain(mine.body._id)
    })

    test('two people change the fee: the second sees both versions, in dollars', async () => {
      const { body: season } = await makeSeason(ana, { tour: trail, membershipFee: 75.5 })
      await ramp.call(seasonCalls.update, { as: ana, params: { id: season._id }, body: { _rev: 1, membershipFee: 80.25 } })
      const stale = await ramp.call(seasonCalls.update, { as: ana, params: { id: season._id }, body: { _rev: 1, membershipFee: 90.5 } })
      expect(stale.status).toBe(409)
      expect(stale.error.details).toMatchObject({ yours: { membershipFee: 90.5 }, theirs: { _rev: 2, membershipFee: 80.25 } })
    })

    test('ends no sooner than it starts, also when only one of the dates is changed', async () => {
      const reversed = await makeSeason(ana, { startDate: '2027-06-01', endDate: '2027-05-31' })
      expect([reversed.status, reversed.error.code]).toEqual([400, 'request.invalid'])
      expect(reversed.error.details).toEqual([{ path: 'endDate', message: 'must not be before the start date' }])
      const { body } = await makeSeason(ana, { startDate: '2027-06-01', endDate: '2027-06-01' })
      const change = (startDate: string) => ramp.call(seasonCalls.update, { as: ana, params: { id: body._id }, body: { startDate } })
      expect((await change('2027-06-02')).status).toBe(400)
      expect((await change('2027-05-01')).status).toBe(200)
    })

    test('is changed by its director, the director and the assistants of its tour, and nobody else', async () => {
      const { body } = await makeSeason(admin, { tour: trail, director: bo.id })
      const change = async (as: Person) =>
        (await ramp.call(seasonCalls.update, { as, params: { id: body._id }, body: { notes: 'Six events' } })).status
      expect([await change(bo), await change(ana), await change(helper), await change(lily)]).toEqual([200, 200, 200, 403])
    })

    test('with a tournament is not deleted', async () => {
      const { body } = await makeSeason(ana, { tour: trail })
      await aTournament(ramp, ana, { tour: trail, season: body._id })
      const refusal = await ramp.call(seasonCalls.remove, { as: ana, params: { id: body._id } })
      expect([refusal.status, refusal.error.message]).toEqual([409, '2027 can’t be deleted while tournaments use it.'])
    })
  })

  describe('the settings of a tour', () => {
    test('are there, empty, when they are first asked for, and once, however many ask', async () => {
      const { _id: tour } = await makeTour(ana)
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => ramp.call(tourSettingsCalls.byTour, { as: ana, params: { id: tour } })),
      )
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
      expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1)
      expect(answers[0]!.body).toEqual({ ...answers[0]!.body, tour, _rev: 1 })
      expect(Object.keys(answers[0]!.wire as object).sort()).toEqual(['_id', '_rev', 'createdAt', 'tour', 'updatedAt'])
    })

    test('fill in the next tournament: what is saved comes back in dollars, and other features read cents', async () => {
      const { _id: tour } = await makeTour(ana)
      const made = await ramp.call(tourSettingsCalls.create, { as: ana, body: { tour, tournamentDefaults: { entryFee: 120.5 } } })
      expect(made.wire).toMatchObject({ tour, tournamentDefaults: { entryFee: 120.5 } })
      const again = await ramp.call(tourSettingsCalls.create, { as: ana, body: { tour, payout: { placesPaid: 5 } } })
      expect(again.body).toMatchObject({ _id: made.body._id, payout: { placesPaid: 5 }, tournamentDefaults: { entryFee: 12_050 } })
      expect(await tourSettingsOf(ramp.db, tour)).toMatchObject({ tournamentDefaults: { entryFee: 12_050 } })
      expect(await tourSettingsOf(ramp.db, newId())).toEqual({})

      const moved = await ramp.call(tourSettingsCalls.update, {
        as: ana,
        params: { id: made.body._id },
        body: { tour: trail, payout: { placesPaid: 3 } },
      })
      expect(moved.body).toMatchObject({ tour, payout: { placesPaid: 3 } })
      expect((await ramp.call(tourSettingsCalls.remove, { as: ana, params: { id: made.body._id } })).body).toEqual({ ok: true })
      const reset = await ramp.call(tourSettingsCalls.byTour, { as: ana, params: { id: tour } })
      expect(reset.body).not.toHaveProperty('payout')
    })

    test('are for its director, its assistants and admins; for everybody else they do not exist', async () => {
      const { body } = await ramp.call(tourSettingsCalls.byTour, { as: helper, params: { id: trail } })
      expect(body.tour).toBe(trail)
      for (const as of [bo, lily]) {
        expect((await ramp.call(tourSettingsCalls.byTour, { as, params: { id: trail } })).status).toBe(404)
        expect((await ramp.call(tourSettingsCalls.get, { as, params: { id: body._id } })).status).toBe(404)
        expect((await ramp.call(tourSettingsCalls.update, { as, params: { id: body._id }, body: {} })).status).toBe(404)
        expect((await ramp.call(tourSettingsCalls.create, { as, body: { tour: trail } })).status).toBe(404)
      }
      expect((await ramp.call(tourSettingsCalls.list, { as: bo })).body.map((row) => row.tour)).not.toContain(trail)
      expect((await ramp.call(tourSettingsCalls.search, { as: bo, body: { tour: trail } })).body).toEqual([])
      expect((await ramp.call(tourSettingsCalls.search, { as: admin, body: { tour: trail } })).body).toHaveLength(1)
      expect((await ramp.call(tourSettingsCalls.byTour, { params: { id: trail } })).status).toBe(404)
    })
  })
})
