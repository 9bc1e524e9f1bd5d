import { newId } from '@ramplight/contract/kernel/new-id'
import { smsCalls } from '@ramplight/contract/messaging/send-calls'
import { anglerMergeCalls } from '@ramplight/contract/people/angler-merges'
import { ERASE_WORD, personalDataCalls } from '@ramplight/contract/people/personal-data'
import { userCalls } from '@ramplight/contract/people/users'
import { usersAtOnceCalls } from '@ramplight/contract/people/users-at-once'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { people } from './users.store.ts'

/** Mal signs in, calls himself Bob, and has written the number of Bob into his own record. Each event has a Bob and a Mal of its own. */
describe('somebody else’s number in one’s own record', () => {
  let ramp: TestServer
  let ana: Person
  let tour: string
  let mal: Person
  let phone: string
  let count = 0

  beforeAll(async () => {
    ramp = await aTestServer()
  })
  beforeEach(async () => {
    phone = `903555${String(1000 + ++count)}`
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    mal = await ramp.person('Angler', 'Bob Smith', { tours: [tour], phone, email: `mal${count}@lake.test`, passwordHash: 'x' })
  })
  afterAll(() => ramp.close())

  const prove = () => ramp.db.update(people).set({ phoneProvenAt: new Date().toISOString() }).where(eq(people.id, mal.id))
  const search = async (body: object) => (await ramp.call(userCalls.search, { as: ana, body })).body.map(({ _id }) => _id)
  const bring = async (first_name: string, last_name: string) =>
    (await ramp.call(usersAtOnceCalls.importUsers, { as: ana, body: { users: [{ first_name, last_name, phone }], tours: [tour] } })).body
      .results[0]
  const text = () => ramp.call(smsCalls.sendSms, { as: ana, body: { to: phone, message: 'Blast-off at six.' } })
  const scan = async (trip: string, more: object = {}) => {
    await ramp.call(preRegistrationCalls.qrRegister, { body: { tournament: trip, phone, first_name: 'Bob', last_name: 'Smith', ...more } })
    return (await ramp.call(preRegistrationCalls.search, { as: ana, body: { tournament: trip } })).body[0]!
  }
  const aTrip = async () =>
    (await aTournament(ramp, ana, tour, { teamEvent: true, settings: { payout: { allowPreRegistration: true } } }))._id

  test('finds nobody at the desk; the director sees the number beside the name, as one that is not proved', async () => {
    expect(await search({ phone })).toEqual([])
    const [shown] = (await ramp.call(userCalls.search, { as: ana, body: { name: 'bob smith' } })).body
    expect(shown).toMatchObject({ _id: mal.id, phone, phoneProvenAt: null, confirmed: true })
    await prove()
    expect(await search({ phone })).toEqual([mal.id])
  })

  test('is not taken for the one of a list with this number', async () => {
    expect(await bring('Robert', 'Smythe')).toMatchObject({ outcome: 'created' })
    await ramp.db.update(people).set({ deleted: true }).where(eq(people.last_name, 'Smythe'))
    await prove()
    expect(await bring('Robert', 'Smythe')).toMatchObject({ outcome: 'matched', _id: mal.id, doubtful: true })
  })

  test('brings no message that the director writes to the number', async () => {
    expect((await text()).error).toMatchObject({ code: 'message.no-address' })
    await prove()
    expect((await text()).body.recipients).toEqual([mal.id])
  })

  test('suggests no merge with the one who is at that number', async () => {
    const bob = await ramp.person('Angler', 'Bobby Smith', { director: ana.id, tours: [tour], phone })
    const pairs = async () =>
      (await ramp.call(anglerMergeCalls.duplicates, { as: ana })).body.map(({ one, other }) => [one._id, other._id].sort())
    expect(await pairs()).toEqual([])
    await prove()
    expect(await pairs()).toEqual([[bob.id, mal.id].sort()])
  })

  test('is no sign-up by the QR code: that waits for the desk as somebody new, also when it is sent again, and Mal is told nothing', async () => {
    const trip = await aTrip()
    const _id = newId()
    const row = await scan(trip, { _id })
    expect(row.toConfirm).toBe('phone')
    expect(row.team.users).not.toContain(mal.id)
    expect((await ramp.call(preRegistrationCalls.search, { as: mal, body: { tournament: trip } })).body).toEqual([])
    const again = await scan(trip, { _id, partners: [{ first_name: 'Dan', last_name: 'Kim' }] })
    expect([again._id, again.toConfirm, again.team.users[0]]).toEqual([row._id, 'phone', row.team.users[0]])
    await prove()
    await ramp.db.update(people).set({ deleted: true }).where(eq(people.id, row.team.users[0]!))
    const proven = await scan(await aTrip())
    expect([proven.toConfirm, proven.team.users]).toEqual([null, [mal.id]])
  })

  test('takes no message of its owner away when the account is erased', async () => {
    const bob = await ramp.person('Angler', 'Bob Smith', { director: ana.id, phone })
    const now = new Date().toISOString()
    await leaveMessage(ramp.db, { kind: 'sms', to: phone, text: 'Blast-off at six.', person: bob.id }, { at: now, about: bob.id })
    await ramp.call(personalDataCalls.erase, { as: mal, params: { id: mal.id }, body: { confirm: ERASE_WORD, hideName: true } })
    expect(await ramp.db.$count(people, eq(people.id, mal.id))).toBe(1)
    expect((await ramp.db.select().from(people).where(eq(people.id, mal.id)))[0]!.deleted).toBe(true)
    expect(await ramp.db.$count(outgoingMessages, eq(outgoingMessages.to, phone))).toBe(1)
  })
})
