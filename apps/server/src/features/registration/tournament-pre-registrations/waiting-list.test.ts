import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls as calls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'

const limited = (maxBoats: number) => ({ settings: { payout: { allowPreRegistration: true, maxBoats } } })
const SOLO = limited(2)

let ramp: TestServer
let ana: Person
let tour: string
let anglers: Person[]

beforeAll(async () => {
  ramp = await aTestServer({ now: () => new Date('2027-06-09T12:00:00Z') })
  ana = await ramp.person('Director', 'Ana Hall')
  tour = await aTour(ramp, ana)
  anglers = await Promise.all(
    ['Lily Reyes', 'Tom Tran', 'Cy Fisher', 'Moe Hay', 'Gia Ray'].map((name) =>
      ramp.person('Angler', name, { tours: [tour], email: `${name.split(' ')[0]!.toLowerCase()}@lake.test` }),
    ),
  )
})
afterAll(() => ramp.close())

const aTrip = async (more: Parameters<typeof aTournament>[3] = {}) => (await aTournament(ramp, ana, tour, { ...SOLO, ...more }))._id
const sign = (trip: string, who: Person) => ramp.call(calls.create, { as: who, body: { tournament: trip, team: { users: [who.id] } } })
const leave = (who: Person, id: string) => ramp.call(calls.remove, { as: who, params: { id } })
const places = async (trip: string, as: Person | null = null) => (await ramp.call(calls.places, { as, params: { id: trip } })).body
const lineOf = async (trip: string) =>
  (await ramp.call(calls.search, { as: ana, body: { tournament: trip } })).body
    .filter(({ onWaitingList }) => onWaitingList)
    .sort((a, b) => a.number! - b.number!)
    .map(({ anglers: [one] }) => one!.first_name)
const mailed = async (trip: string) =>
  (await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.about, trip))).map(({ to, subject }) => [to, subject])
const enter = (trip: string, who: Person, _id?: string) =>
  ramp.call(tournamentEntryCalls.create, { as: ana, body: { ...(_id && { _id }), tournament: trip, users: [who.id] } })

test('who comes after the last place waits, is told where, and moves up with a mail when somebody cannot make it', async () => {
  const trip = await aTrip()
  const [lily, tom, cy, moe] = anglers as [Person, Person, Person, Person]
  const first = (await sign(trip, lily)).body
  expect(await places(trip)).toEqual({ most: 2, entered: 0, held: 1, left: 1, waiting: 0, listMoves: true, inLine: null })
  await sign(trip, tom)
  expect([first.onWaitingList, (await sign(trip, cy)).body.onWaitingList, (await sign(trip, moe)).body.onWaitingList]).toEqual([
    false,
    true,
    true,
  ])
  expect(await places(trip, moe)).toMatchObject({ most: 2, held: 2, left: 0, waiting: 2, inLine: 2 })
  await leave(lily, first._id)
  expect([await lineOf(trip), await places(trip, moe), await mailed(trip)]).toEqual([
    ['Moe'],
    expect.objectContaining({ most: 2, left: 0, waiting: 1, inLine: 1 }),
    [
      ['cy@lake.test', expect.stringMatching(/^You’re on the waiting list: /)],
      ['moe@lake.test', expect.stringMatching(/^You’re on the waiting list: /)],
      ['cy@lake.test', expect.stringMatching(/^You’re in: /)],
    ],
  ])
})

test('nobody moves up in a cancelled event', async () => {
  const trip = await aTrip()
  const [lily, tom, cy] = anglers as [Person, Person, Person]
  const first = (await sign(trip, lily)).body
  await sign(trip, tom)
  await sign(trip, cy)
  await ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: { cancelled: true } })
  await leave(lily, first._id)
  expect([await lineOf(trip), (await mailed(trip)).length]).toEqual([['Cy'], 1])
})

test('of five who come for two places at the same moment, two are in and three stand in one line', async () => {
  const trip = await aTrip()
  await Promise.all(anglers.map((one) => sign(trip, one)))
  expect(await places(trip)).toMatchObject({ left: 0, waiting: 3 })
  expect((await Promise.all(anglers.map((one) => places(trip, one)))).map(({ inLine }) => inLine ?? 0).sort()).toEqual([0, 0, 1, 2, 3])
})

test('boats take places; one that is deleted gives its place to the first in line', async () => {
  const trip = await aTrip(limited(1))
  const [lily, tom, cy] = anglers as [Person, Person, Person]
  const boat = (await enter(trip, lily)).body
  await sign(trip, tom)
  await sign(trip, cy)
  expect(await lineOf(trip)).toEqual(['Tom', 'Cy'])
  await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: boat._id } })
  expect(await lineOf(trip)).toEqual(['Cy'])
})

test('a larger limit moves up as many as there is room for now, by every call that changes it; a smaller one puts nobody out', async () => {
  const trip = await aTrip(limited(1))
  for (const one of anglers) await sign(trip, one)
  expect(await lineOf(trip)).toEqual(['Tom', 'Cy', 'Moe', 'Gia'])
  const set = (maxBoats: number) => ({ settings: { payout: { allowPreRegistration: true, maxBoats } } })
  expect((await ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: set(2) })).status).toBe(200)
  expect([await lineOf(trip), (await mailed(trip)).at(-1)]).toEqual([
    ['Cy', 'Moe', 'Gia'],
    ['tom@lake.test', expect.stringMatching(/^You’re in: /)],
  ])
  // While it is scheduled nobody moves; opened again, by a change of many, the list goes on.
  await ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: { ...set(3), status: 'Scheduled' } })
  expect(await lineOf(trip)).toEqual(['Cy', 'Moe', 'Gia'])
  await ramp.call(tournamentCalls.updateByTerms, { as: ana, body: { search: { ids: [trip] }, updates: { status: 'Open' } } })
  expect(await lineOf(trip)).toEqual(['Moe', 'Gia'])
  const tablet = aDevice(ramp, ana)
  const { _rev: baseRev } = (await ramp.call(tournamentCalls.get, { as: ana, params: { id: trip } })).body
  await tablet.push([tablet.op({ tbl: 'tournaments', id: trip, baseRev, base: set(3), set: set(4) })])
  expect(await lineOf(trip)).toEqual(['Gia'])
  await ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: set(1) })
  expect(await places(trip)).toMatchObject({ most: 1, held: 4, left: 0, waiting: 1 })
  await ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: { settings: { payout: { allowPreRegistration: true } } } })
  expect(await lineOf(trip)).toEqual([])
})

describe('after registration has closed', () => {
  const CLOSED = '2027-06-09T11:00:00Z'
  const closing = (more: object = {}) => ({
    settings: { payout: { allowPreRegistration: true, maxBoats: 1, registrationClosesAt: '2027-06-09T13:00:00Z', ...more } },
  })
  /** Lily has the one place, Tom and Cy wait; then registration is closed. */
  const aClosedTrip = async (more: object = {}) => {
    const trip = await aTrip(closing())
    const [lily, tom, cy] = anglers as [Person, Person, Person]
    const first = (await sign(trip, lily)).body
    const waiting = [(await sign(trip, tom)).body, (await sign(trip, cy)).body]
    await ramp.call(tournamentCalls.update, {
      as: ana,
      params: { id: trip },
      body: closing({ registrationClosesAt: CLOSED, ...more }),
    })
    return { trip, first, waiting, lily, tom }
  }

  test('a place that opens goes to nobody: the list has stopped, and says so; a later close lets it move again', async () => {
    const { trip, first, lily, tom } = await aClosedTrip()
    await leave(lily, first._id)
    expect([await lineOf(trip), await places(trip, tom)]).toMatchObject([
      ['Tom', 'Cy'],
      { left: 1, waiting: 2, inLine: 1, listMoves: false },
    ])
    expect((await mailed(trip)).filter(([, subject]) => /in: /.test(subject!))).toEqual([])
    await ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: closing() })
    expect(await lineOf(trip)).toEqual(['Cy'])
  })

  test('where the director says so it goes on until the launch; from then on not even the director gives a place', async () => {
    const { trip, first, waiting, lily } = await aClosedTrip({ waitingListAfterClose: true })
    await leave(lily, first._id)
    expect([await lineOf(trip), await places(trip)]).toMatchObject([['Cy'], { listMoves: true }])
    await ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: { status: 'In Progress' } })
    await ramp.call(calls.remove, { as: ana, params: { id: waiting[0]!._id } })
    expect([await lineOf(trip), await places(trip)]).toMatchObject([['Cy'], { listMoves: false }])
    const given = await ramp.call(calls.update, { as: ana, params: { id: waiting[1]!._id }, body: { onWaitingList: false } })
    expect(given.error.code).toBe('registration.list-over')
  })
})

test('who was told that they are in stays in, however many boats the director enters by hand', async () => {
  const trip = await aTrip()
  const [lily, tom, cy, moe] = anglers as [Person, Person, Person, Person]
  const signed = (await sign(trip, lily)).body
  for (const one of [tom, cy]) expect((await enter(trip, one)).status).toBe(200)
  expect([await lineOf(trip), await places(trip)]).toMatchObject([[], { most: 2, entered: 2, held: 1, left: 0, waiting: 0 }])
  // Converting is no new boat: nobody moves up.
  await sign(trip, moe)
  await enter(trip, lily, signed._id)
  expect(await lineOf(trip)).toEqual(['Moe'])
})

test('the director gives a place at any time, and the team hears of it; an angler gives themself none', async () => {
  const trip = await aTrip(limited(1))
  const [lily, tom] = anglers as [Person, Person]
  await sign(trip, lily)
  const waiting = (await sign(trip, tom)).body
  const change = (as: Person) => ramp.call(calls.update, { as, params: { id: waiting._id }, body: { onWaitingList: false } })
  expect((await change(tom)).status).toBe(403)
  expect((await change(ana)).body.onWaitingList).toBe(false)
  expect((await mailed(trip)).map(([, subject]) => subject!.split(':')[0])).toEqual(['You’re on the waiting list', 'You’re in'])
})

test('the form behind the QR code says that the field is full, and the phone is told where it stands in line', async () => {
  const trip = await aTrip(limited(1))
  const scan = (n: number) =>
    ramp.call(calls.qrRegister, { body: { tournament: trip, phone: `512555010${n}`, first_name: 'Kim', last_name: `Oak${'abc'[n]}` } })
  const form = async () => (await ramp.call(calls.qrForm, { params: { id: trip } })).body
  expect(await form()).toMatchObject({ placesLeft: 1, waiting: 0 })
  const told = [(await scan(0)).body, (await scan(1)).body, (await scan(2)).body]
  expect(told.map(({ number, inLine }) => [number, inLine])).toEqual([
    [1, null],
    [2, 1],
    [3, 2],
  ])
  expect(await form()).toMatchObject({ placesLeft: 0, waiting: 2 })
})

/** What people do that changes the room of an event. `who`: one of five anglers. */
type Act =
  | { do: 'signs' | 'leaves' | 'is entered' | 'is deleted' | 'is converted' | 'gets a spot'; who: number }
  | { most: number | null }
  | { closed: boolean }

test('PROPERTY: whatever happens, nobody waits beside a free spot while the list moves, nobody moves into a full field, and the figures add up', async () => {
  const who = fc.nat(4)
  const deed = fc.constantFrom('signs', 'leaves', 'is entered', 'is deleted', 'is converted', 'gets a spot')
  const act: fc.Arbitrary<Act> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('signs' as const), who }) },
    { weight: 9, arbitrary: fc.record({ do: deed as fc.Arbitrary<'signs'>, who }) },
    { weight: 3, arbitrary: fc.record({ most: fc.option(fc.integer({ min: 1, max: 4 })) }) },
    { weight: 2, arbitrary: fc.record({ closed: fc.boolean() }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      const trip = await aTrip(limited(2))
      let [most, closed]: [number | null, boolean] = [2, false]
      for (const one of acts) {
        const before = await places(trip)
        if ('most' in one) most = one.most
        else if ('closed' in one) closed = one.closed
        if ('do' in one) await doIt(trip, one)
        else
          await ramp.call(tournamentCalls.update, {
            as: ana,
            params: { id: trip },
            body: {
              settings: {
                payout: {
                  allowPreRegistration: true,
                  ...(most && { maxBoats: most }),
                  ...(closed && { registrationClosesAt: '2027-06-09T11:00:00Z' }),
                },
              },
            },
          })
        const now = await places(trip)
        const said = JSON.stringify([one, before, now])
        expect(now.listMoves, said).toBe(!closed)
        if (!closed) expect(now.waiting === 0 || now.left === 0, said).toBe(true)
        if (now.most === null) continue
        const taken = now.entered + now.held
        expect(taken + now.left!, said).toBe(Math.max(now.most, taken))
        const byDirector = 'do' in one && ['is entered', 'is converted', 'gets a spot'].includes(one.do)
        if (!byDirector && !('most' in one)) expect(taken, said).toBeLessThanOrEqual(Math.max(now.most, before.entered + before.held))
        const { inLine: _, listMoves: __, ...figures } = now
        const card = (await ramp.call(tournamentCalls.skinnySearch, { as: ana, body: { ids: [trip] } })).body.message[0]
        expect([card?.spots, card?.entryCount], 'the card of the event').toEqual([figures, now.entered])
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

async function doIt(trip: string, { do: deed, who }: Extract<Act, { do: string }>): Promise<void> {
  const angler = anglers[who]!
  const team = (await ramp.call(calls.search, { as: ana, body: { tournament: trip } })).body.find(
    (one) => !one.converted && one.team.users.includes(angler.id),
  )
  const boats = (await ramp.call(tournamentEntryCalls.search, { as: ana, body: { tournament: trip } })).body
  const boat = boats.find(({ users }) => users.includes(angler.id))
  if (deed === 'signs') await sign(trip, angler)
  else if (deed === 'leaves' && team) await leave(angler, team._id)
  else if (deed === 'is entered') await enter(trip, angler)
  else if (deed === 'is deleted' && boat) await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: boat._id } })
  else if (deed === 'is converted' && team) await enter(trip, angler, team._id)
  else if (deed === 'gets a spot' && team?.onWaitingList)
    await ramp.call(calls.update, { as: ana, params: { id: team._id }, body: { onWaitingList: false } })
}
