import { preRegistrationCalls as calls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'

describe('a partner who is invited by a link', () => {
  let ramp: TestServer
  let ana: Person
  let [lily, tom, uma]: Person[] = []
  let tour: string
  let trip: string
  let team: string
  let code: string

  const invited = (as: Person, given = code) => ramp.call(calls.invited, { as, body: { code: given } })
  const join = (as: Person, given = code) => ramp.call(calls.join, { as, body: { code: given } })
  const sign = (as: Person) => ramp.call(calls.create, { as, body: { tournament: trip, team: { users: [as.id] } } })
  const usersOf = async () => (await ramp.call(calls.get, { as: ana, params: { id: team } })).body.team.users

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date('2027-06-09T12:00:00Z') })
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes')
    tom = await ramp.person('Angler', 'Tom Tran')
    uma = await ramp.person('Angler', 'Uma Park')
  })
  beforeEach(async () => {
    const settings = { payout: { allowPreRegistration: true } }
    trip = (await aTournament(ramp, ana, tour, { teamEvent: true, settings }))._id
    team = (await sign(lily!)).body._id
    code = (await ramp.call(calls.invitation, { as: lily!, params: { id: team } })).body.code
  })
  afterAll(() => ramp.close())

  test('reads who invites, and comes in once, however often they tap', async () => {
    expect((await invited(tom!)).body).toMatchObject({ tournament: trip, anglers: [{ last_name: 'Reyes' }], isIn: false })
    const taps = await Promise.all([join(tom!), join(tom!), join(tom!)])
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await usersOf()).toEqual([lily!.id, tom!.id])
    expect((await invited(tom!)).body.isIn).toBe(true)
  })

  test('of two who come for one place the second is told that the team is full', async () => {
    const came = await Promise.all([join(tom!), join(uma!)])
    expect(came.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(came.find(({ status }) => status === 409)?.error.code).toBe('entry.crew-too-large')
    expect(await usersOf()).toHaveLength(2)
  })

  test('who leaves takes out themself alone; the last one takes the team along', async () => {
    await join(tom!)
    await ramp.call(calls.remove, { as: tom!, params: { id: team } })
    expect(await usersOf()).toEqual([lily!.id])
    await ramp.call(calls.remove, { as: lily!, params: { id: team } })
    expect((await ramp.call(calls.get, { as: ana, params: { id: team } })).status).toBe(404)
  })

  test('is not in two teams', async () => {
    await sign(tom!)
    expect((await join(tom!)).error.code).toBe('registration.angler-twice')
  })

  test('comes too late when registration has closed, or when the team is on the list of boats already', async () => {
    await ramp.call(calls.update, { as: ana, params: { id: team }, body: { converted: true } })
    expect((await join(tom!)).error.code).toBe('registration.team-entered')
    await ramp.call(calls.update, { as: ana, params: { id: team }, body: { converted: false } })
    await ramp.db.update(tournaments).set({ status: 'Closed' }).where(eq(tournaments.id, trip))
    expect((await join(tom!)).error.code).toBe('registration.closed')
  })

  test('needs a code that somebody of the team gave out', async () => {
    expect((await ramp.call(calls.invitation, { as: tom!, params: { id: team } })).status).toBe(404)
    const [id, proof] = code.split('.') as [string, string]
    const forged = [`${id}.${proof.slice(0, -1)}${proof.endsWith('A') ? 'B' : 'A'}`, `${trip}.${proof}`, id, 'x']
    for (const one of forged) expect((await join(tom!, one)).error.code).toBe('registration.invitation-over')
    await ramp.call(calls.remove, { as: lily!, params: { id: team } })
    expect((await invited(tom!)).error.code).toBe('registration.invitation-over')
  })
})
