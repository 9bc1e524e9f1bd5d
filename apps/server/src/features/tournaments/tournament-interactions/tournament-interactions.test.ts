import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentInteractionCalls as calls } from '@ramplight/contract/tournaments/tournament-interactions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '#features/people/users/index'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../testing/a-tournament.ts'
import { tournaments } from '../tournaments/tournaments.table.ts'

describe('interested and going', () => {
  let ramp: TestServer
  let ana: Person
  let lily: Person
  let tom: Person
  let tour: string
  const aTrip = async (status: 'Open' | 'Draft' = 'Open') => (await aTournament(ramp, ana, tour, { status }))._id
  const mark = (as: Person | null, tournament: string, type: 'interested' | 'going' = 'interested') =>
    ramp.call(calls.create, { as, body: { tournament, type } })
  const countsFor = async (as: Person | null, id: string) => (await ramp.call(calls.getForTournament, { as, params: { id } })).body

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    const contact = { email: 'lily@lake.test', phone: '9035550142', city: 'Emory', profileIcon: '/uploads/lily.png' }
    lily = await ramp.person('Angler', 'Lily Reyes', contact)
    tom = await ramp.person('Angler', 'Tom Tran')
  })
  afterAll(() => ramp.close())

  test('an angler is interested, then going: one or the other, in one step', async () => {
    const trip = await aTrip()
    const first = await mark(lily, trip)
    expect(first.body).toMatchObject({ tournament: trip, user: lily.id, type: 'interested' })
    expect(await countsFor(lily, trip)).toMatchObject({ interested: 1, going: 0, mine: { type: 'interested' } })
    const second = await mark(lily, trip, 'going')
    expect(second.body).toMatchObject({ _id: first.body._id, type: 'going', _rev: 2 })
    expect(await countsFor(tom, trip)).toMatchObject({ interested: 0, going: 1, mine: null })
  })

  test('a repeat answers what is stored, under the id it was made with; taps at the same moment make one', async () => {
    const trip = await aTrip()
    const taps = await Promise.all((['interested', 'going', 'interested', 'going', 'going'] as const).map((type) => mark(tom, trip, type)))
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(taps.map(({ body }) => body._id)).size).toBe(1)
    const { interested, going, mine } = await countsFor(tom, trip)
    expect([interested + going, mine?._id]).toEqual([1, taps[0]!.body._id])
    const again = await ramp.call(calls.create, { as: tom, body: { _id: newId(), tournament: trip, type: mine!.type } })
    expect(again.body).toEqual(mine)
  })

  test('the dialog shows names and icons, and nothing else of a person, to everybody', async () => {
    const trip = await aTrip()
    await mark(lily, trip)
    await mark(tom, trip, 'going')
    const { body, wire } = await ramp.call(calls.search, { body: { tournament: trip, type: 'interested', populateUser: true } })
    expect(body).toMatchObject([{ user: { _id: lily.id, first_name: 'Lily', last_name: 'Reyes', profileIcon: '/uploads/lily.png' } }])
    expect(Object.keys((wire as { user: object }[])[0]!.user).sort()).toEqual(['_id', 'first_name', 'last_name', 'profileIcon'])
    expect(body[0]!.createdAt).toMatch(/^20/)
    expect((await ramp.call(calls.search, { body: { tournament: trip } })).body.map(({ user }) => user)).toEqual([lily.id, tom.id])
    const page = await ramp.call(calls.search, { body: { tournament: trip, pageSize: 1, pageNumber: 1 } })
    expect(page.body.map(({ user }) => user)).toEqual([tom.id])
  })

  test('nobody marks for somebody else, and nobody takes back what is another’s', async () => {
    const trip = await aTrip()
    const foreign = await ramp.call(calls.create, { as: tom, body: { tournament: trip, type: 'going', user: lily.id } })
    expect([foreign.status, foreign.error.code]).toEqual([400, 'reference.unknown'])
    const { body } = await mark(lily, trip)
    for (const as of [tom, ana]) expect((await ramp.call(calls.remove, { as, params: { id: body._id } })).status).toBe(403)
    expect((await ramp.call(calls.remove, { params: { id: body._id } })).status).toBe(401)
    expect((await mark(null, trip)).status).toBe(401)
    expect((await ramp.call(calls.remove, { as: lily, params: { id: body._id } })).body).toEqual({ ok: true })
    expect(await countsFor(lily, trip)).toMatchObject({ interested: 0, mine: null })
    // And may change her mind again; the late repeat of the first tap finds its id used up.
    const late = await ramp.call(calls.create, { as: lily, body: { _id: body._id, tournament: trip, type: 'interested' } })
    expect(late.error.code).toBe('record.id-taken')
    expect((await mark(lily, trip, 'going')).status).toBe(200)
  })

  test('a draft is nobody’s to be interested in; who runs it may look', async () => {
    const draft = await aTrip('Draft')
    expect((await mark(lily, draft)).status).toBe(404)
    expect((await ramp.call(calls.getForTournament, { as: lily, params: { id: draft } })).status).toBe(404)
    expect((await mark(ana, draft)).status).toBe(200)
    expect((await ramp.call(calls.search, { as: lily, body: { tournament: draft } })).body).toEqual([])
    expect((await ramp.call(calls.search, { as: ana, body: { tournament: draft } })).body).toHaveLength(1)
  })

  test('once it is over nobody marks, and whoever did may still take the name off the list', async () => {
    const trip = await aTrip()
    const { body } = await mark(lily, trip)
    await ramp.db.update(tournaments).set({ status: 'Completed' }).where(eq(tournaments.id, trip))
    for (const as of [lily, tom]) {
      const refusal = await mark(as, trip, 'going')
      expect([refusal.status, refusal.error.code]).toEqual([409, 'interaction.over'])
    }
    expect((await ramp.call(calls.remove, { as: lily, params: { id: body._id } })).status).toBe(200)
  })

  test('a list without a tournament is one’s own; a director’s has those of their tournaments', async () => {
    const trip = await aTrip()
    const { body } = await mark(lily, trip)
    const mine = await ramp.call(calls.list, { as: lily })
    expect(new Set(mine.body.map(({ user }) => user))).toEqual(new Set([lily.id]))
    expect((await ramp.call(calls.list, { as: ana })).body.map(({ _id }) => _id)).toContain(body._id)
    expect((await ramp.call(calls.list, { as: await ramp.person('Director', 'Bo Kim') })).body).toEqual([])
    expect((await ramp.call(calls.search, { body: {} })).body).toEqual([])
    expect((await ramp.call(calls.search, { as: tom, body: { user: lily.id } })).body).toEqual([])
  })

  test('the cards of a page are counted at once, and a draft is left out', async () => {
    const [one, other, draft] = [await aTrip(), await aTrip(), await aTrip('Draft')]
    await mark(lily, one)
    await mark(tom, one, 'going')
    const asked = { tournaments: [other, draft, one, one] }
    const { body } = await ramp.call(calls.countSearch, { as: lily, body: asked })
    expect(body.toSorted((a, b) => b.interested - a.interested)).toMatchObject([
      { tournament: one, interested: 1, going: 1, mine: { user: lily.id, type: 'interested' } },
      { tournament: other, interested: 0, going: 0, mine: null },
    ])
    expect((await ramp.call(calls.countSearch, { body: asked })).body.map(({ mine }) => mine)).toEqual([null, null])
  })

  test('an account that is gone is interested in nothing', async () => {
    const trip = await aTrip()
    const gus = await ramp.person('Angler', 'Gus Gone')
    await mark(gus, trip)
    await ramp.db.update(people).set({ deleted: true }).where(eq(people.id, gus.id))
    expect(await countsFor(null, trip)).toMatchObject({ interested: 0 })
    expect((await ramp.call(calls.search, { body: { tournament: trip, populateUser: true } })).body).toEqual([])
  })
})
