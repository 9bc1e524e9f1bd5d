import { newId } from '@ramplight/contract/kernel/new-id'
import { sponsorSettingsCalls } from '@ramplight/contract/sponsors/sponsor-settings'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'

describe('sponsors', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let hal: Person
  let admin: Person
  let tour: string
  let other: string

  const aTour = async (as: Person, name: string) => (await ramp.call(tourCalls.create, { as, body: { name } })).body._id
  const aSponsor = async (more: object = {}, as = ana) =>
    (await ramp.call(sponsorCalls.create, { as, body: { name: 'Emory Bait', tour, ...more } })).body
  const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name).sort()

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    admin = await ramp.person('System Admin', 'Sam Root')
    tour = await aTour(ana, 'Lake Fork Trail')
    other = await aTour(bo, 'Toledo Trail')
    hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
  })
  afterAll(() => ramp.close())

  test('a helper takes none from the tour into a book of their own; its director takes it into theirs', async () => {
    const { _id: id } = await aSponsor({ name: 'Bait to Go', charge: 250 })
    const takeOff = (as: Person) => ramp.call(sponsorCalls.update, { as, params: { id }, body: { tour: null } })
    expect((await takeOff(hal)).error.code).toBe('reference.unknown')
    expect((await ramp.call(sponsorCalls.get, { as: ana, params: { id } })).body.tour).toBe(tour)
    expect((await takeOff(ana)).body).toMatchObject({ tour: null, director: ana.id })
  })

  test('a visitor sees who sponsors a tour now, and nothing of the deal', async () => {
    const deal = {
      email: 'bait@lake.test',
      charge: 250.5,
      notes: 'Pays late',
      link: 'https://bait.example.com',
      tagLine: 'Worms since 1961',
    }
    const active = await aSponsor({ name: 'Seen Bait', status: 'Active', ...deal })
    const pending = await aSponsor({ name: 'Hidden Boats' })
    expect([pending.status, pending.director]).toEqual(['Pending', null])

    const seen = await ramp.call(sponsorCalls.search, { body: { tour } })
    expect(seen.body.map(({ name, tagLine }) => [name, tagLine])).toEqual([['Seen Bait', 'Worms since 1961']])
    const one = await ramp.call(sponsorCalls.get, { as: bo, params: { id: active._id } })
    for (const wire of [...(seen.wire as object[]), one.wire as object])
      expect(Object.keys(wire)).not.toEqual(expect.arrayContaining([expect.stringMatching(/email|charge|notes/)]))
    for (const as of [null, bo]) expect((await ramp.call(sponsorCalls.get, { as, params: { id: pending._id } })).status).toBe(404)
    for (const as of [ana, hal, admin]) {
      const { wire } = await ramp.call(sponsorCalls.get, { as, params: { id: active._id } })
      expect(wire).toMatchObject(deal)
    }
    expect((await ramp.call(sponsorCalls.update, { as: bo, params: { id: active._id }, body: { name: 'Mine' } })).status).toBe(403)
    expect((await ramp.call(sponsorCalls.update, { params: { id: active._id }, body: { name: 'Mine' } })).status).toBe(401)
  })

  test('a sponsor is agreed with, pauses and comes back; it is never Pending again', async () => {
    const { _id } = await aSponsor()
    const move = (status: 'Pending' | 'Active' | 'Inactive') =>
      ramp.call(sponsorCalls.findAndUpdate, { as: ana, params: { id: _id }, body: { status } })
    const early = await move('Inactive')
    expect([early.status, early.error.message]).toEqual([409, 'A sponsor can’t go from Pending to Inactive.'])
    for (const status of ['Active', 'Inactive', 'Active'] as const) expect((await move(status)).body.status).toBe(status)
    expect((await move('Pending')).error.code).toBe('sponsor.move-not-allowed')
    expect((await move('Active')).body._rev).toBe(4)
  })

  test("nobody brings a sponsor to another director's tour, not by making and not by moving one", async () => {
    const foreign = await ramp.call(sponsorCalls.create, { as: ana, body: { name: 'Sneaky', tour: other } })
    expect(foreign.status).toBe(404)
    const { _id } = await aSponsor()
    const moved = await ramp.call(sponsorCalls.update, { as: ana, params: { id: _id }, body: { tour: other } })
    expect([moved.status, moved.error.code]).toEqual([400, 'reference.unknown'])
    expect((await ramp.call(sponsorCalls.create, { as: ana, body: { name: 'X', link: 'javascript:alert(1)' } })).status).toBe(400)
    expect((await ramp.call(sponsorCalls.create, { as: ana, body: { name: 'X', mainImagePath: '/uploads/../etc/passwd' } })).status).toBe(
      400,
    )
  })

  test("a director's own book is theirs, and comes with the sponsors of their tours; a helper has it too", async () => {
    const mine = await aSponsor({ name: 'Book Motors', tour: null, director: bo.id })
    expect(mine).toMatchObject({ tour: null, director: ana.id })
    const call = async (id: string, as: Person | null) => namesOf((await ramp.call(sponsorCalls.ofDirector, { as, params: { id } })).body)
    expect(await call(ana.id, ana)).toEqual(expect.arrayContaining(['Book Motors', 'Emory Bait', 'Seen Bait']))
    expect(await call(hal.id, hal)).toEqual(expect.arrayContaining(['Emory Bait', 'Seen Bait']))
    expect(await call(hal.id, hal)).not.toContain('Book Motors')
    expect(new Set(await call(ana.id, null))).toEqual(new Set(['Seen Bait', 'Emory Bait']))
    expect(await call(bo.id, ana)).toEqual([])
    // It goes to a tour, and out of the book.
    const placed = await ramp.call(sponsorCalls.update, { as: ana, params: { id: mine._id }, body: { tour } })
    expect(placed.body).toMatchObject({ tour, director: null })
  })

  test('many are changed and deleted at once, each for itself, and a deleted one comes back', async () => {
    const ids = [(await aSponsor({ name: 'One' }))._id, (await aSponsor({ name: 'Two', status: 'Active' }))._id]
    const foreign = (await aSponsor({ name: 'Foreign', tour: other, status: 'Active' }, bo))._id
    const all = [...ids, foreign, newId()]
    const paused = await ramp.call(sponsorCalls.updateFields, { as: ana, body: { ids: all, fields: { status: 'Inactive' } } })
    expect(paused.body.results.map(({ code }) => code ?? 'ok')).toEqual([
      'sponsor.move-not-allowed',
      'ok',
      'access.forbidden',
      'record.not-found',
    ])
    const few = await countStatements(() =>
      ramp.call(sponsorCalls.updateFields, { as: ana, body: { ids: ids.slice(0, 1), fields: { tagLine: 'A' } } }),
    )
    const many = await countStatements(() => ramp.call(sponsorCalls.updateFields, { as: ana, body: { ids, fields: { tagLine: 'B' } } }))
    expect(many.statements).toBe(few.statements)

    const gone = await ramp.call(sponsorCalls.deleteMany, { as: ana, body: [...ids, foreign] })
    expect(gone.body.results.map(({ ok }) => ok)).toEqual([true, true, false])
    expect((await ramp.call(sponsorCalls.get, { as: ana, params: { id: ids[0]! } })).status).toBe(404)
    expect((await ramp.call(sponsorCalls.restore, { as: bo, params: { id: ids[1]! } })).status).toBe(404)
    expect((await ramp.call(sponsorCalls.restore, { as: ana, params: { id: ids[1]! } })).body.name).toBe('Two')
    expect((await ramp.call(sponsorCalls.markDeleted, { as: ana, params: { id: ids[1]! } })).body.name).toBe('Two')
    const { body } = await ramp.call(sponsorCalls.pagedSearch, { as: ana, body: { name: 'Two', deleted: false } })
    expect(body).toEqual({ totalItemCount: 0, message: [] })
  })

  test('a page is of what the reader may see, in their order', async () => {
    for (const name of ['Page A', 'Page B', 'Page C']) await aSponsor({ name, status: 'Active' })
    const page = { name: 'Page', sortField: 'name', sortOrder: 'desc', pageSize: 2 } as const
    const { body } = await ramp.call(sponsorCalls.pagedSearch, { body: page })
    expect([body.totalItemCount, body.message.map(({ name }) => name)]).toEqual([3, ['Page C', 'Page B']])
    expect((await ramp.call(sponsorCalls.pagedSearch, { body: { ...page, sortField: 'charge' as 'name' } })).status).toBe(400)
  })

  test('a form that was sent twice makes one sponsor', async () => {
    const body = { _id: newId(), name: 'Twice', tour, charge: 10 }
    const [first, second] = [
      await ramp.call(sponsorCalls.create, { as: ana, body }),
      await ramp.call(sponsorCalls.create, { as: ana, body }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
  })

  describe('settings', () => {
    const settings = (as: Person, body: object) => ramp.call(sponsorSettingsCalls.create, { as, body })

    test('there is one for a tour and one for a season, of who edits it', async () => {
      const season = (
        await ramp.call(seasonCalls.create, { as: ana, body: { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', tour } })
      ).body._id
      expect((await ramp.call(sponsorSettingsCalls.byTour, { as: ana, params: { id: tour } })).status).toBe(404)
      const slots = { topLeft: { name: 'Emory Bait', imageOptions: { orientation: 'Square' } } }
      const ofTour = await settings(ana, { tour, settings: slots })
      const ofSeason = await settings(hal, { season })
      expect([ofTour.body.settings, ofSeason.body.settings]).toEqual([slots, {}])
      expect((await settings(hal, { tour })).error.code).toBe('sponsor-settings.taken')
      expect((await settings(ana, { tour, season })).status).toBe(400)
      expect((await settings(admin, {})).status).toBe(400)
      expect((await settings(bo, { tour })).status).toBe(404)

      expect((await ramp.call(sponsorSettingsCalls.byTour, { as: hal, params: { id: tour } })).body._id).toBe(ofTour.body._id)
      expect((await ramp.call(sponsorSettingsCalls.bySeason, { as: ana, params: { id: season } })).body._id).toBe(ofSeason.body._id)
      expect((await ramp.call(sponsorSettingsCalls.byTour, { as: bo, params: { id: tour } })).status).toBe(403)
      expect((await ramp.call(sponsorSettingsCalls.get, { as: bo, params: { id: ofTour.body._id } })).status).toBe(404)
      expect((await ramp.call(sponsorSettingsCalls.list, { as: bo })).body).toEqual([])
      expect((await ramp.call(sponsorSettingsCalls.list, { as: ana })).body).toHaveLength(2)
      const page = await ramp.call(sponsorSettingsCalls.pagedSearch, { as: ana, body: { season } })
      expect(page.body.message.map(({ _id }) => _id)).toEqual([ofSeason.body._id])

      const ids = [ofTour.body._id, ofSeason.body._id]
      await ramp.call(sponsorSettingsCalls.updateFields, { as: ana, body: { ids, fields: { settings: { scale: 0.2 } } } })
      expect((await ramp.call(sponsorSettingsCalls.get, { as: ana, params: { id: ids[1]! } })).body.settings).toEqual({ scale: 0.2 })
      await ramp.call(sponsorSettingsCalls.markDeleted, { as: ana, params: { id: ids[0]! } })
      expect((await settings(ana, { tour })).status).toBe(200)
      expect((await ramp.call(sponsorSettingsCalls.deleteMany, { as: ana, body: { ids } })).body.ok).toBe(true)
    })
  })
})
