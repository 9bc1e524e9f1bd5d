import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls as calls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '#features/people/auth/sessions'
import { people } from '#features/people/users/index'
import { signToken } from '#platform/auth/tokens'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { type aForm, aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { tournamentPreRegistrations } from './tournament-pre-registrations.table.ts'

/** Saturday, June 12, in the timezone CST. */
const TAKES = {
  teamEvent: true,
  settings: { payout: { allowPreRegistration: true } },
}

describe('pre-registration', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let lily: Person
  let tom: Person
  let tour: string
  let now = new Date('2027-06-09T12:00:00Z')
  const aTrip = async (more: Parameters<typeof aForm>[1] = {}) => (await aTournament(ramp, ana, tour, { ...TAKES, ...more }))._id
  const sign = (as: Person | null, tournament: string, team: Person[], more: { _id?: string; converted?: boolean } = {}) =>
    ramp.call(calls.create, { as, body: { tournament, team: { users: team.map(({ id }) => id) }, ...more } })
  const find = async (as: Person, tournament: string) => (await ramp.call(calls.search, { as, body: { tournament } })).body

  /** Days later nobody is signed in any more. */
  const back = async (who: Person): Promise<Person> => {
    const session = await openSession(ramp.db, who.id, now, { address: null, device: 'test' })
    return { ...who, token: await signToken({ user: who.id, session }, ramp.deps.signingKey, now) }
  }

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now })
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes', { email: 'lily@lake.test', phone: '9035550142' })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour] })
  })
  beforeEach(() => {
    now = new Date('2027-06-09T12:00:00Z')
  })
  afterAll(() => ramp.close())

  test('an angler signs up with a mate; both and the director see it, by name and home town alone', async () => {
    const trip = await aTrip()
    const { body, wire } = await sign(lily, trip, [lily, tom])
    expect(body).toMatchObject({ tournament: trip, team: { users: [lily.id, tom.id] }, converted: false })
    expect(body.anglers.map(({ last_name }) => last_name)).toEqual(['Reyes', 'Tran'])
    expect(JSON.stringify(wire)).not.toMatch(/lake\.test|9035550142/)
    for (const as of [lily, tom, ana]) expect(await find(as, trip)).toHaveLength(1)
    for (const as of [bo, await ramp.person('Angler', 'Cy Fisher')]) {
      expect(await find(as, trip)).toEqual([])
      expect((await ramp.call(calls.get, { as, params: { id: body._id } })).status).toBe(404)
      expect((await ramp.call(calls.update, { as, params: { id: body._id }, body: { converted: true } })).status).toBe(404)
      expect((await ramp.call(calls.remove, { as, params: { id: body._id } })).status).toBe(404)
    }
    expect((await ramp.call(calls.search, { body: { tournament: trip } })).status).toBe(401)
  })

  test('who signs up belongs to the tour from then on; a mate who was only named does not', async () => {
    const [gia, moe] = [await ramp.person('Angler', 'Gia Ray'), await ramp.person('Angler', 'Moe Hay')]
    await sign(gia, await aTrip(), [gia, moe])
    const toursOf = async ({ id }: Person) => (await ramp.db.select().from(people).where(eq(people.id, id)))[0]?.tours
    expect([await toursOf(gia), await toursOf(moe)]).toEqual([[tour], []])
  })

  test('the same team twice is one: again, the other way round, by the mate, and at the same moment', async () => {
    const trip = await aTrip()
    const all = await Promise.all([
      sign(lily, trip, [lily, tom]),
      sign(tom, trip, [tom, lily]),
      sign(lily, trip, [lily, tom]),
      sign(ana, trip, [tom]).then(() => sign(tom, trip, [tom, lily])),
    ])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(all.map(({ body }) => body._id)).size).toBe(1)
    expect((await find(ana, trip)).filter(({ team }) => team.users.includes(lily.id))).toHaveLength(1)
    const body = { _id: newId() }
    const [trip2] = [await aTrip()]
    const [one, two] = [await sign(lily, trip2, [lily], body), await sign(lily, trip2, [lily], body)]
    expect(two.body).toEqual(one.body)
    expect((await sign(tom, trip2, [tom], body)).error.code).toBe('record.id-taken')
  })

  test('an angler who is a moment too late changes and takes back nothing: an entry was made of it meanwhile', async () => {
    const mate = await ramp.person('Angler', 'Moe Hay')
    const meanwhile = async (send: (id: string) => Promise<{ status: number }>) => {
      const trip = await aTrip()
      const { _id: id } = (await sign(lily, trip, [lily])).body
      const late = await ramp.db.transaction(async (tx) => {
        await tx.select().from(tournaments).where(eq(tournaments.id, trip)).for('update')
        await tx.update(tournamentPreRegistrations).set({ converted: true }).where(eq(tournamentPreRegistrations.id, id))
        const sent = send(id)
        await new Promise((resolve) => setTimeout(resolve, 400))
        return { sent }
      })
      const { status } = await late.sent
      return [status, (await find(ana, trip)).map(({ team }) => team.users)]
    }
    const change = (id: string) => ramp.call(calls.update, { as: lily, params: { id }, body: { team: { users: [lily.id, mate.id] } } })
    expect(await meanwhile(change)).toEqual([403, [[lily.id]]])
    expect(await meanwhile((id) => ramp.call(calls.remove, { as: lily, params: { id } }))).toEqual([403, [[lily.id]]])
  })

  test('nobody is in two teams, nor registered where they are entered', async () => {
    const trip = await aTrip()
    await sign(lily, trip, [lily, tom])
    const twice = await sign(tom, trip, [tom])
    expect([twice.status, twice.error.code]).toEqual([409, 'registration.angler-twice'])
    const other = await aTrip()
    await ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament: other, users: [tom.id] } })
    expect((await sign(tom, other, [tom])).error.code).toBe('registration.angler-twice')
  })

  test('an angler signs up no team without themself; who runs the tournament signs up whom they know', async () => {
    const trip = await aTrip()
    const kai = await ramp.person('Angler', 'Kai Lund')
    expect((await sign(lily, trip, [tom])).status).toBe(404)
    expect((await sign(null, trip, [tom])).status).toBe(401)
    expect((await sign(bo, trip, [tom])).status).toBe(404)
    expect((await sign(ana, trip, [tom])).status).toBe(200)
    expect((await sign(ana, trip, [kai])).error.code).toBe('reference.unknown')
    const nobody = { id: newId(), token: '', name: 'Nobody' }
    expect((await sign(lily, trip, [lily, nobody])).error.code).toBe('reference.unknown')
    expect((await ramp.call(calls.create, { as: lily, body: { tournament: trip, team: { users: [] } } })).error.code).toBe(
      'request.invalid',
    )
  })

  type Rules = { closesAt?: string; registrationStartDate?: string; status?: 'Open' | 'Closed'; allow?: boolean }
  const hours: [string, Rules, string, number | string][] = [
    ['the day after the first date, before midnight at the ramp', {}, '2027-06-14T04:59:00Z', 200],
    ['midnight there', {}, '2027-06-14T05:00:00Z', 'registration.closed'],
    ['the director’s own hour', { closesAt: '2027-06-10T22:00:00Z' }, '2027-06-10T22:00:00Z', 'registration.closed'],
    ['a minute before it', { closesAt: '2027-06-10T22:00:00Z' }, '2027-06-10T21:59:00Z', 200],
    ['before it opens', { registrationStartDate: '2027-06-10' }, '2027-06-10T04:59:00Z', 'registration.not-yet'],
    ['when it opens', { registrationStartDate: '2027-06-10' }, '2027-06-10T05:00:00Z', 200],
    ['closed by the director', { status: 'Closed' }, '2027-06-09T12:00:00Z', 'registration.closed'],
    ['not offered', { allow: false }, '2027-06-09T12:00:00Z', 'registration.not-taken'],
  ]
  test.each(hours)('is asked for at %s', async (_, { closesAt, allow = true, status = 'Open', ...dates }, at, expected) => {
    const payout = { allowPreRegistration: allow, ...(closesAt ? { registrationClosesAt: closesAt } : {}) }
    const trip = await aTrip({ ...dates, settings: { payout } })
    await ramp.db.update(tournaments).set({ status }).where(eq(tournaments.id, trip))
    now = new Date(at)
    const pat = await ramp.person('Angler', 'Pat Late', { tours: [tour] })
    const byAngler = await sign(pat, trip, [pat])
    expect(byAngler.status === 200 ? 200 : byAngler.error.code).toBe(expected)
    if (expected !== 200) expect((await sign(await back(ana), trip, [pat])).error.code).toBe(expected)
  })

  test('that an entry was made of it is said by who runs the tournament; from then on it stands still for its anglers', async () => {
    const trip = await aTrip()
    const { body } = await sign(lily, trip, [lily])
    const change = (as: Person, said: object) => ramp.call(calls.update, { as, params: { id: body._id }, body: said })
    const refusal = await change(lily, { converted: true })
    expect([refusal.status, refusal.error.code]).toEqual([403, 'access.forbidden'])
    expect((await sign(tom, trip, [tom], { converted: true })).status).toBe(403)
    expect((await change(ana, { converted: true })).body).toMatchObject({ converted: true, _rev: 2 })
    expect((await change(ana, { converted: true })).body._rev).toBe(2)
    expect((await change(lily, { team: { users: [lily.id, tom.id] } })).status).toBe(403)
    expect((await ramp.call(calls.remove, { as: lily, params: { id: body._id } })).status).toBe(403)
    expect((await ramp.call(calls.search, { as: ana, body: { tournament: trip, converted: false } })).body).toEqual([])
  })

  test('a team changes while registration is open; an angler stays in it, and a stale change sees both versions', async () => {
    const trip = await aTrip()
    const { body } = await sign(lily, trip, [lily])
    const change = (as: Person, said: object) => ramp.call(calls.update, { as, params: { id: body._id }, body: said })
    expect((await change(lily, { _rev: 1, team: { users: [lily.id, tom.id] } })).body.team.users).toEqual([lily.id, tom.id])
    expect((await change(tom, { team: { users: [lily.id] } })).error.code).toBe('reference.unknown')
    expect((await change(lily, { tournament: await aTrip() })).error.code).toBe('reference.unknown')
    const stale = await change(lily, { _rev: 1, team: { users: [lily.id] } })
    expect(stale.error).toMatchObject({ code: 'record.stale', details: { theirs: { team: { users: [lily.id, tom.id] } } } })
    now = new Date('2027-06-15T12:00:00Z')
    expect((await change(await back(lily), { team: { users: [lily.id] } })).error.code).toBe('registration.closed')
    expect((await change(await back(ana), { team: { users: [tom.id] } })).status).toBe(200)
    expect((await ramp.call(calls.remove, { as: await back(tom), params: { id: body._id } })).body).toEqual({ ok: true })
    expect(await find(await back(ana), trip)).toEqual([])
  })

  test('a team says who steers, who stands by and which group it is in: what does not fit is refused, and who leaves takes their part along', async () => {
    const trip = await aTrip({ groups: [{ name: 'Women' }, { name: 'Youth' }] })
    const sue = await ramp.person('Angler', 'Sue Kim', { tours: [tour] })
    const strange = await ramp.person('Angler', 'Cy Fisher', { director: bo.id })
    const signed = (said: object) =>
      ramp.call(calls.create, { as: lily, body: { tournament: trip, team: { users: [lily.id, tom.id] }, ...said } })
    const codes: [object, string][] = [
      [{ boatCaptain: sue.id }, 'registration.captain-ashore'],
      [{ sub: tom.id }, 'registration.sub-on-board'],
      [{ groups: ['Seniors'] }, 'registration.group-unknown'],
      [{ sub: strange.id }, 'reference.unknown'],
    ]
    for (const [said, code] of codes) expect((await signed(said)).error.code, code).toBe(code)
    expect(await find(ana, trip)).toEqual([])
    const { body } = await signed({ boatCaptain: tom.id, sub: sue.id, groups: ['Women'] })
    expect(body).toMatchObject({ boatCaptain: tom.id, sub: sue.id, groups: ['Women'], substitute: { last_name: 'Kim' } })

    const change = (said: object) => ramp.call(calls.update, { as: lily, params: { id: body._id }, body: said })
    for (const [said, code] of codes) expect((await change(said)).error.code, code).toBe(code)
    expect((await change({ groups: ['Youth'] })).body).toMatchObject({ boatCaptain: tom.id, sub: sue.id, groups: ['Youth'] })
    // What the director takes out of the event later stays with who chose it.
    await ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: { groups: [{ name: 'Women' }] } })
    expect((await change({ groups: ['Youth', 'Women'] })).body.groups).toEqual(['Youth', 'Women'])
    const swapped = await change({ team: { users: [lily.id, sue.id] } })
    expect(swapped.body).toMatchObject({ boatCaptain: null, sub: null, substitute: null })
    await change({ boatCaptain: sue.id })
    await ramp.call(calls.remove, { as: sue, params: { id: body._id } })
    expect((await find(lily, trip))[0]).toMatchObject({ team: { users: [lily.id] }, boatCaptain: null, groups: ['Youth', 'Women'] })
  })
})
