import { newId } from '@ramplight/contract/kernel/new-id'
import { authCalls } from '@ramplight/contract/people/auth'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { staffInvitationCalls as calls } from '@ramplight/contract/people/staff-invitations'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { userCalls } from '@ramplight/contract/people/users'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { loginThrottles } from '../auth/auth.table.ts'
import { users } from '../users/users.table.ts'
import { staffInvitations } from './staff-invitations.table.ts'

describe('an invitation to a staff', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let sam: Person
  let helper: Person
  let lily: Person
  let trail: string
  let open: string
  let bosTour: string
  let guests = 0

  const makeTour = async (as: Person, name: string) => (await ramp.call(tourCalls.create, { as, body: { name } })).body._id
  const invite = (as: Person | null, user: string, tours = [trail], _id?: string) =>
    ramp.call(calls.create, { as, body: { user, tours, ...(_id ? { _id } : {}) } })
  const invited = async (whom = lily, tours = [trail]) => (await invite(ana, whom.id, tours)).body._id
  const look = (as: Person | null, id: string) => ramp.call(calls.get, { as, params: { id } })
  const answer = (as: Person | null, id: string, accepts: boolean) => ramp.call(calls.answer, { as, params: { id }, body: { accepts } })
  const revoke = (as: Person | null, id: string) => ramp.call(calls.revoke, { as, params: { id } })
  const sendAgain = (as: Person | null, id: string) => ramp.call(calls.sendAgain, { as, params: { id } })
  const letters = (about: string) => ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.about, about))
  const rights = async (id: string) => {
    const [row] = await ramp.db.select().from(users).where(eq(users.id, id))
    return { userType: row!.userType, isAssistant: row!.isAssistant, tours: row!.tours }
  }
  const ANGLER = { userType: 'Angler', isAssistant: false, tours: [] }
  /** An angler whom Ana has in her book. */
  const aGuest = (name: string, more = {}) =>
    ramp.person('Angler', name, { director: ana.id, email: `guest${++guests}@lake.test`, ...more })

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    sam = await ramp.person('System Admin', 'Sam Root')
    trail = await makeTour(ana, 'Lake Fork Trail')
    open = await makeTour(ana, 'Fork Open')
    bosTour = await makeTour(bo, 'Bo Trail')
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [trail] })
  })
  beforeEach(async () => {
    // A day of its own: nobody invites more than 20 people a day.
    await ramp.db.delete(loginThrottles)
    lily = await aGuest('Lily Reyes')
  })
  afterAll(() => ramp.close())

  test('leaves a mail with its link, and nothing of the person changes before they say yes', async () => {
    const { body } = await invite(ana, lily.id, [trail, open])
    expect(await letters(lily.id)).toMatchObject([
      {
        kind: 'mail',
        to: `guest${guests}@lake.test`,
        text: 'Ana Hall invited you to help run Lake Fork Trail, Fork Open on Ramplight. Accept or decline here:',
        link: `/director/invitations/${body._id}`,
      },
    ])
    expect(body).toMatchObject({ state: 'pending', first_name: 'Lily', directorName: 'Ana Hall' })
    expect(await rights(lily.id)).toEqual(ANGLER)
    const may = await aGuest('May Ito', { email: null, phone: '9035550143' })
    await invite(ana, may.id)
    expect(await letters(may.id)).toMatchObject([{ kind: 'sms', to: '9035550143' }])
  })

  test('says who invites to what, and a yes gives the rights of an assistant on exactly that', async () => {
    const id = await invited(lily, [trail])
    expect((await look(lily, id)).body).toMatchObject({ directorName: 'Ana Hall', tours: [{ _id: trail, name: 'Lake Fork Trail' }] })
    for (const _ of [1, 2]) expect((await answer(lily, id, true)).body.state).toBe('accepted')
    expect(await rights(lily.id)).toEqual({ userType: 'Director', isAssistant: true, tours: [trail] })
    const staff = (await ramp.call(staffMemberCalls.search, { as: ana, body: { user: lily.id } })).body
    expect(staff).toMatchObject([{ director: ana.id, tours: [trail], active: true, _rev: 1 }])
    expect((await answer(lily, id, false)).error.code).toBe('staff.invitation-answered')
    expect(await rights(lily.id)).toMatchObject({ tours: [trail] })
  })

  test('a no, and one that was taken back, give nothing afterwards either', async () => {
    const declined = await invited()
    expect((await answer(lily, declined, false)).body.state).toBe('declined')
    expect((await answer(lily, declined, true)).error.code).toBe('staff.invitation-answered')
    const back = await invited()
    for (const _ of [1, 2]) expect((await revoke(ana, back)).body.state).toBe('revoked')
    const { status, error } = await answer(lily, back, true)
    expect([status, error.message]).toEqual([409, 'This invitation is no longer valid. Ask the director for a new one.'])
    expect((await sendAgain(ana, back)).error.code).toBe('staff.invitation-over')
    expect(await rights(lily.id)).toEqual(ANGLER)
    expect((await look(lily, back)).body.state).toBe('revoked')
  })

  test('is nobody else’s: whoever has its id learns nothing and gets nothing', async () => {
    const id = await invited()
    const other = await aGuest('Mo Ray')
    for (const as of [other, bo, helper]) {
      expect([(await look(as, id)).status, (await answer(as, id, true)).status, (await revoke(as, id)).status]).toEqual([404, 404, 404])
      expect((await look(as, newId())).status).toBe(404)
      expect((await ramp.call(calls.list, { as })).body.map(({ _id }) => _id)).not.toContain(id)
    }
    expect([(await look(null, id)).status, (await answer(null, id, true)).status]).toEqual([404, 401])
    // Neither the director nor an admin says yes for her; she does not take back what is Ana's.
    for (const as of [ana, sam]) expect((await answer(as, id, true)).status).toBe(403)
    expect([(await revoke(lily, id)).status, (await sendAgain(lily, id)).status]).toEqual([403, 403])
    expect([await rights(lily.id), await rights(other.id)]).toEqual([ANGLER, ANGLER])
  })

  test('is made by a director for their own tours and for whom they know', async () => {
    const stranger = await ramp.person('Angler', 'Zoe Far', { email: 'zoe@lake.test' })
    expect((await invite(ana, stranger.id)).error.code).toBe('reference.unknown')
    expect((await invite(ana, ana.id)).error.code).toBe('reference.unknown')
    for (const tours of [[bosTour], [trail, bosTour], [newId()]])
      expect((await invite(ana, lily.id, tours)).error.code).toBe('reference.unknown')
    for (const as of [helper, lily, null]) expect([401, 403]).toContain((await invite(as, lily.id)).status)
    const dan = await ramp.person('Director', 'Dan Own', { tours: [trail], email: 'dan@lake.test' })
    expect((await invite(ana, dan.id)).error.code).toBe('staff.directs')
    const silent = await aGuest('No Address', { email: null })
    expect((await invite(ana, silent.id)).error.message).toBe('No Address has neither an email nor a phone number. Add one first.')
    expect([await letters(lily.id), await letters(stranger.id)]).toEqual([[], []])
  })

  test('is one for each person while it is open: again says anew what it is for', async () => {
    const first = await invited(lily, [trail])
    const again = await invite(ana, lily.id, [open])
    expect(again.body).toMatchObject({ _id: first, tours: [{ _id: open }] })
    await answer(lily, first, true)
    expect((await rights(lily.id)).tours).toEqual([open])
    expect((await invite(ana, lily.id, [open])).error.message).toBe('Lily Reyes is already on staff for these tours.')
  })

  test('runs out after 30 days, and is good again when it is sent again', async () => {
    const id = await invited()
    const long = { goodUntil: new Date(ramp.deps.now().getTime() - 1000).toISOString() }
    await ramp.db.update(staffInvitations).set(long).where(eq(staffInvitations.id, id))
    expect((await look(lily, id)).body.state).toBe('over')
    expect((await answer(lily, id, true)).error.code).toBe('staff.invitation-over')
    expect((await sendAgain(ana, id)).body.state).toBe('pending')
    expect(await letters(lily.id)).toHaveLength(2)
    expect((await answer(lily, id, true)).body.state).toBe('accepted')
  })

  test('gives no tour that has changed hands, and none of who directs no more', async () => {
    const sold = await makeTour(ana, 'Sold')
    const both = await invited(lily, [sold, trail])
    const may = await aGuest('May Ito')
    const one = await invited(may, [sold])
    await ramp.call(tourCalls.update, { as: sam, params: { id: sold }, body: { director: bo.id } })
    expect((await answer(may, one, true)).error.code).toBe('staff.invitation-over')
    expect((await answer(lily, both, true)).body.tours).toEqual([{ _id: trail, name: 'Lake Fork Trail' }])
    expect((await rights(lily.id)).tours).toEqual([trail])
    const cal = await ramp.person('Director', 'Cal Gone')
    const cals = await makeTour(cal, 'Cal Trail')
    const jo = await ramp.person('Angler', 'Jo Lee', { director: cal.id, email: 'jo@lake.test' })
    const last = (await invite(cal, jo.id, [cals])).body._id
    await ramp.db.update(users).set({ active: false }).where(eq(users.id, cal.id))
    expect((await answer(jo, last, true)).error.code).toBe('staff.invitation-over')
    expect(await rights(jo.id)).toEqual(ANGLER)
  })

  test('comes three times a day at most', async () => {
    const id = await invited()
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await sendAgain(ana, id)).status)
    expect(statuses).toEqual([200, 200, 429])
    expect(await letters(lily.id)).toHaveLength(3)
  })

  test('waits for somebody who has no account yet: signing up with that mailbox is being that person', async () => {
    const email = `guest${guests}@lake.test`
    const id = await invited()
    await ramp.call(signUpCalls.createTempUserAccount, { body: { email, first_name: 'Lily', last_name: 'Reyes' } })
    const code = (await letters(lily.id)).map(({ text }) => text.match(/code is (\w+)/)?.[1]).find(Boolean)!
    await ramp.call(signUpCalls.activate, { body: { email, code } })
    const password = 'Crankbait!7-lake'
    await ramp.call(signUpCalls.completeRegistration, { body: { email, code, password, first_name: 'Lily', last_name: 'Reyes' } })
    const { body } = await ramp.call(authCalls.login, { body: { email, password } })
    const signedUp = { ...lily, token: body.token! }
    expect((await answer(signedUp, id, true)).body.state).toBe('accepted')
  })

  test('as the specification has it is asked by a GET, which says whether it can be and sends nothing', async () => {
    const old = (as: Person | null, id: string) => ramp.call(userCalls.directorInviteRequest, { as, params: { id } })
    const before = [(await ramp.call(calls.list, { as: lily })).body, (await letters(lily.id)).length]
    expect((await old(ana, lily.id)).body).toEqual({ ok: true })
    expect([(await ramp.call(calls.list, { as: lily })).body, (await letters(lily.id)).length]).toEqual(before)
    expect([(await old(bo, lily.id)).status, (await old(helper, lily.id)).status, (await old(lily, lily.id)).status]).toEqual([
      404, 404, 403,
    ])
    const toursless = await ramp.person('Director', 'New Comer')
    const kim = await ramp.person('Angler', 'Kim Oh', { director: toursless.id, email: 'kim@lake.test' })
    expect((await old(toursless, kim.id)).error.code).toBe('tour.none')
  })
})
