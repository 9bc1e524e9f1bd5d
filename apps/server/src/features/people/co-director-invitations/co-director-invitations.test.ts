import { newId } from '@ramplight/contract/kernel/new-id'
import { coDirectorInvitationCalls as calls } from '@ramplight/contract/people/co-director-invitations'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { loginThrottles } from '../auth/auth.table.ts'
import { users } from '../users/users.table.ts'
import { coDirectorInvitations } from './co-director-invitations.table.ts'

describe('an invitation to direct an event too', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let sam: Person
  let helper: Person
  let kit: Person
  let tour: string
  let event: string
  let guests = 0

  const invite = (as: Person | null, user: string, id = event) => ramp.call(calls.create, { as, params: { id }, body: { user } })
  const invited = async (whom = kit) => (await invite(ana, whom.id)).body._id
  const look = (as: Person | null, id: string) => ramp.call(calls.get, { as, params: { id } })
  const answer = (as: Person | null, id: string, accepts: boolean) => ramp.call(calls.answer, { as, params: { id }, body: { accepts } })
  const revoke = (as: Person | null, id: string) => ramp.call(calls.revoke, { as, params: { id } })
  const sendAgain = (as: Person | null, id: string) => ramp.call(calls.sendAgain, { as, params: { id } })
  const waitingFor = async (as: Person) => (await ramp.call(calls.list, { as })).body.map(({ _id }) => _id)
  const ofEvent = async (as: Person) => (await ramp.call(calls.byTournament, { as, params: { id: event } })).body
  const letters = (link: string) =>
    ramp.db
      .select()
      .from(outgoingMessages)
      .where(like(outgoingMessages.link, `%${link}`))
  const coDirectors = async () => (await ramp.call(tournamentCalls.get, { as: ana, params: { id: event } })).body.coDirectors
  const runOut = (id: string) =>
    ramp.db
      .update(coDirectorInvitations)
      .set({ goodUntil: new Date(ramp.deps.now().getTime() - 1000).toISOString() })
      .where(eq(coDirectorInvitations.id, id))
  const aDirector = (name: string, more = {}) => ramp.person('Director', name, { email: `kit${++guests}@lake.test`, ...more })

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    sam = await ramp.person('System Admin', 'Sam Root')
    tour = await aTour(ramp, ana)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
  })
  beforeEach(async () => {
    await ramp.db.delete(loginThrottles)
    kit = await aDirector('Kit Lund')
    event = (await aTournament(ramp, ana, tour, { name: 'Fork Fall Classic', status: 'Draft' }))._id
  })
  afterAll(() => ramp.close())

  test('leaves a mail that says who asks for what, and before a yes the event is not theirs, on no screen and on no device', async () => {
    const { body } = await invite(ana, kit.id)
    expect(body).toMatchObject({ state: 'pending', tournamentName: 'Fork Fall Classic', fromName: 'Ana Hall' })
    expect(await letters(body._id)).toMatchObject([
      {
        kind: 'mail',
        to: `kit${guests}@lake.test`,
        text: 'Ana Hall invited you to co-direct Fork Fall Classic on Ramplight. Accept or decline here:',
        link: `/director/event-invitations/${body._id}`,
      },
    ])
    expect(await coDirectors()).toEqual([])
    expect((await ramp.call(tournamentCalls.get, { as: kit, params: { id: event } })).status).toBe(404)
    const own = await ramp.call(tournamentCalls.skinnySearch, { as: kit, body: { director: kit.id } })
    expect(own.body.message).toEqual([])
    expect(await waitingFor(kit)).toEqual([body._id])
  })

  test('a yes makes them a co-director, and twice is once', async () => {
    const id = await invited()
    for (const _ of [1, 2]) expect((await answer(kit, id, true)).body.state).toBe('accepted')
    expect(await coDirectors()).toEqual([kit.id])
    expect((await ramp.call(tournamentCalls.update, { as: kit, params: { id: event }, body: { name: 'By Kit' } })).status).toBe(200)
    expect((await answer(kit, id, false)).error.code).toBe('staff.invitation-answered')
    expect(await waitingFor(kit)).toEqual([])
    expect(await ofEvent(ana)).toMatchObject([{ _id: id, state: 'accepted', first_name: 'Kit', last_name: 'Lund' }])
    expect((await invite(ana, kit.id)).status).toBe(400)
    // Whoever directs it with her asks others too, and those who said yes stay when one more does.
    const may = await aDirector('May Ito')
    await answer(may, (await invite(kit, may.id)).body._id, true)
    expect(await coDirectors()).toEqual([kit.id, may.id])
  })

  test('a no, a revoked one and one that has run out give nothing, and the director reads which it is', async () => {
    const declined = await invited()
    expect((await answer(kit, declined, false)).body.state).toBe('declined')
    expect((await answer(kit, declined, true)).error.code).toBe('staff.invitation-answered')
    const back = await invited()
    for (const _ of [1, 2]) expect((await revoke(ana, back)).body.state).toBe('revoked')
    expect((await answer(kit, back, true)).error.code).toBe('staff.invitation-over')
    expect((await sendAgain(ana, back)).error.code).toBe('staff.invitation-over')
    await ramp.db.delete(loginThrottles)
    const late = await invited()
    await runOut(late)
    expect((await answer(kit, late, true)).error.code).toBe('staff.invitation-over')
    expect([await coDirectors(), await waitingFor(kit)]).toEqual([[], []])
    const states = (await ofEvent(ana)).map(({ _id, state }) => [_id, state] as const)
    expect(new Map(states)).toEqual(
      new Map([
        [declined, 'declined'],
        [back, 'revoked'],
        [late, 'over'],
      ]),
    )
    expect((await sendAgain(ana, late)).body.state).toBe('pending')
    expect((await answer(kit, late, true)).body.state).toBe('accepted')
  })

  test('is nobody else’s: who has its id learns nothing, and nobody says yes for somebody else', async () => {
    const id = await invited()
    const other = await aDirector('Mo Ray')
    for (const as of [other, bo, helper]) {
      expect([(await look(as, id)).status, (await answer(as, id, true)).status, (await revoke(as, id)).status]).toEqual([404, 404, 404])
      expect(await waitingFor(as)).toEqual([])
    }
    expect([(await look(null, id)).status, (await answer(null, id, true)).status]).toEqual([404, 401])
    for (const as of [ana, sam]) expect((await answer(as, id, true)).status).toBe(403)
    expect([(await revoke(kit, id)).status, (await sendAgain(kit, id)).status]).toEqual([404, 404])
    const asked = []
    for (const as of [bo, kit, helper]) asked.push((await invite(as, other.id)).status)
    // Who helps on the tour sees the event.
    expect(asked).toEqual([404, 404, 403])
    expect(await coDirectors()).toEqual([])
  })

  test('goes to a director or an admin; somebody whom she does not know is asked, and not named before they say yes', async () => {
    const [lily, gone] = [await ramp.person('Angler', 'Lily Reyes'), await aDirector('Al Gone', { active: false })]
    for (const user of [lily.id, gone.id, ana.id, newId()]) expect((await invite(ana, user)).error.code).toBe('reference.unknown')
    const silent = await aDirector('No Address', { email: null })
    expect((await invite(ana, silent.id)).error.code).toBe('account.unreachable')
    const known = await aDirector('Hope Lee', { tours: [tour] })
    expect((await invite(ana, known.id)).body).toMatchObject({ first_name: 'Hope', last_name: 'Lee' })
    expect((await invite(ana, kit.id)).body).toMatchObject({ first_name: null, last_name: null })
    expect((await look(kit, await invited())).body).toMatchObject({ first_name: 'Kit' })
  })

  test('is one for each person while it is open, and comes three times a day at most', async () => {
    const id = await invited()
    expect([(await invite(ana, kit.id)).body._id, (await sendAgain(ana, id)).body._id]).toEqual([id, id])
    expect([(await sendAgain(ana, id)).status, (await invite(ana, kit.id)).status]).toEqual([429, 429])
    expect(await letters(id)).toHaveLength(3)
  })

  test('counts no more once who asked does not direct the event, who was asked is no director, or the event is gone', async () => {
    const may = await aDirector('May Ito')
    await answer(kit, await invited(), true)
    const byKit = (await invite(kit, may.id)).body._id
    await ramp.call(tournamentCalls.update, { as: ana, params: { id: event }, body: { coDirectors: [] } })
    expect((await answer(may, byKit, true)).error.code).toBe('staff.invitation-over')
    await ramp.db.update(users).set({ userType: 'Angler' }).where(eq(users.id, may.id))
    expect((await sendAgain(ana, byKit)).status).toBe(200)
    expect((await answer(may, byKit, true)).error.code).toBe('staff.invitation-over')
    expect(await coDirectors()).toEqual([])
    await ramp.db.delete(loginThrottles)
    const last = await invited()
    await ramp.call(tournamentCalls.remove, { as: ana, params: { id: event } })
    expect((await look(kit, last)).body).toMatchObject({ state: 'over', tournamentName: '' })
    expect((await answer(kit, last, true)).error.code).toBe('staff.invitation-over')
    expect(await waitingFor(kit)).toEqual([])
  })

  test('two who say yes at the same moment are both in', async () => {
    const may = await aDirector('May Ito')
    const [one, two] = [await invited(), await invited(may)]
    await Promise.all([answer(kit, one, true), answer(may, two, true)])
    expect((await coDirectors()).toSorted()).toEqual([kit.id, may.id].toSorted())
  })
})
