import { newId } from '@ramplight/contract/kernel/new-id'
import { composeCalls } from '@ramplight/contract/messaging/compose'
import { messageCalls } from '@ramplight/contract/messaging/messages'
import { pushSubscriptionCalls } from '@ramplight/contract/messaging/push-subscriptions'
import { smsCalls } from '@ramplight/contract/messaging/send-calls'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { adminSettingCalls } from '@ramplight/contract/system/admin-settings'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SMS_REPLY_PATH, SMS_STATUS_PATH } from '#platform/outgoing/hooks'
import { outgoingMessages, turnedOffMessages } from '#platform/outgoing/outgoing.table'
import { twilioSignature } from '#platform/outgoing/twilio-signature'
import { noteUnreachable } from '#platform/outgoing/unreachable'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { userStore } from '../../people/users/index.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { pushCopies } from './push-copies.ts'
import type { ToPeople } from './to-people.ts'

const sms = { url: 'http://127.0.0.1:1', account: 'AC', token: 'the token' }
/** Noon in Texas, and half past nine in the evening. */
const NOON = '2027-06-11T17:00:00.000Z'
const EVENING = '2027-06-12T02:30:00.000Z'

describe('a director writes to a field', () => {
  let ramp: TestServer
  let now = new Date(NOON)
  let ana: Person
  let bo: Person
  let lily: Person
  let tom: Person
  let son: Person
  let nobody: Person
  let tournament: string
  let tour: string

  const to = (of: string, more: object = {}) => ({
    type: 'sms',
    audience: { of },
    tournament,
    message: 'Fog. We launch at seven.',
    ...more,
  })
  const send = (of: string, more: object = {}, as = ana) =>
    ramp.call(composeCalls.send, { as, body: { _id: newId(), ...to(of), ...more } as never })
  const reach = async (of: string, more: object = {}) =>
    (await ramp.call(composeCalls.reach, { as: ana, body: to(of, more) as never })).body
  const copiesOf = (message: string) => ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.message, message))
  const inboxOf = async (as: Person) => (await ramp.call(composeCalls.inbox, { as })).body
  const tell = (path: string, fields: Record<string, string>) => {
    const headers = { 'x-twilio-signature': twilioSignature(sms.token, ramp.address + path, fields) }
    return fetch(ramp.address + path, { method: 'POST', body: new URLSearchParams(fields), headers })
  }

  /** The clock goes on, and sessions with it. */
  const itIs = async (iso: string) => {
    now = new Date(iso)
    ana = await ramp.again(ana)
    lily = await ramp.again(lily)
  }

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now, carriers: { mail: null, sms, push: null, standIns: null, mailEventsKey: null } })
    ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@ramp.test', phone: '9035550100' })
    bo = await ramp.person('Director', 'Bo Kim')
    tour = await aTour(ramp, ana)
    const angler = (name: string, more: object) => ramp.person('Angler', name, { tours: [tour], ...more })
    const proven = { phoneProvenAt: NOON }
    lily = await angler('Lily Reyes', { email: 'lily@lake.test', phone: '9035550111', ...proven })
    tom = await angler('Tom Tran', { email: 'tom@lake.test', phone: '9035550112', ...proven })
    son = await angler('Ty Tran', { phone: '9035550112', ...proven })
    nobody = await angler('Nel Moss', {})
    tournament = (await aTournament(ramp, ana, tour, { teamEvent: true }))._id
    const boat = (users: Person[], more: object = {}) =>
      ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament, users: users.map(({ id }) => id), ...more } })
    await boat([lily], { status: 'Paid' })
    await boat([tom, son])
    await boat([nobody], { freeEntry: true })
  })
  afterAll(() => ramp.close())

  test('sees whom it reaches, whom not and why, and what it costs, before anything is sent', async () => {
    expect(await reach('all')).toMatchObject({ people: 4, reached: 3, partsEach: 1, parts: 2, cost: null, isHeldForNight: false })
    expect((await reach('all')).unreached).toEqual([{ _id: nobody.id, name: 'Nel Moss', why: 'no-address' }])
    const admin = await ramp.person('System Admin', 'Sam Root')
    await ramp.call(adminSettingCalls.create, { as: admin, body: { key: 'sms-part-price', setting: 0.0083 } })
    expect(await reach('all', { message: 'á'.repeat(60) })).toMatchObject({ partsEach: 2, parts: 4, cost: 4 })
    expect((await reach('all', { type: 'email' })).unreached.map(({ name }) => name).sort()).toEqual(['Nel Moss', 'Ty Tran'])
    expect(await reach('unpaid')).toMatchObject({ people: 2 })
    expect(await ramp.db.$count(outgoingMessages)).toBe(0)
  })

  test('the notification of what was written leads everybody to the inbox of their own portal', async () => {
    const device = (name: string) => ({
      ...{ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, language: 'en' as const },
      ...{
        publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        secret: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    })
    for (const [as, name] of [[ana, 'ana'] as const, [lily, 'lily'] as const])
      expect((await ramp.call(pushSubscriptionCalls.subscribe, { as, body: device(name) })).status).toBe(200)
    const people = await userStore.findMany(ramp.db, [ana.id, lily.id])
    const to = { channel: 'email', people, subject: 'Fog', message: 'We launch at seven.', from: { name: 'Bo Kim' } }
    const copies = await pushCopies(ramp.db, to as unknown as ToPeople, null)
    expect(new Map(copies.map(({ person, link }) => [person, link]))).toEqual(
      new Map([
        [ana.id, '/director/messages/answers'],
        [lily.id, '/angler/messages'],
      ]),
    )
    for (const [as, name] of [[ana, 'ana'] as const, [lily, 'lily'] as const])
      await ramp.call(pushSubscriptionCalls.unsubscribe, { as, body: { endpoint: device(name).endpoint } })
  })

  test('a double tap sends once, and one phone of two people rings once', async () => {
    const _id = newId()
    const twice = await Promise.all([send('all', { _id }), send('all', { _id })])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await send('all', { _id })).body._id).toBe(_id)
    const copies = await copiesOf(_id)
    expect(copies.map((copy) => copy.to).sort()).toEqual(['9035550111', '9035550112'])
    expect(copies[0]).toMatchObject({
      kind: 'sms',
      bulk: true,
      topic: 'tournament',
      text: expect.stringMatching(/: Fog\. We launch at seven\.\nSTOP to end\.$/),
    })
    expect((await send('all', { _id }, bo)).status).toBe(404)
  })

  test('a message whose answer was lost is not sent in other words, to others or at another time: it is said', async () => {
    const _id = newId()
    const sendAfter = '2027-06-11T20:00:00.000Z'
    await send('all', { _id, sendAfter })
    for (const other of [{ message: 'No fog.' }, { sendAfter: null }, { type: 'email' }]) {
      const { status, error } = await send('all', { _id, sendAfter, ...other })
      expect([other, status, error?.code]).toEqual([other, 409, 'message.sent-already'])
    }
    expect((await send('unpaid', { _id, sendAfter })).error.code).toBe('message.sent-already')
    await itIs('2027-06-11T20:30:00.000Z')
    expect((await send('all', { _id, sendAfter })).body).toMatchObject({ _id, sendAfter })
    await itIs(NOON)
    expect(await copiesOf(_id)).toHaveLength(2)
  })

  test('a text sent just before nine and asked for again after it is the same message', async () => {
    const [_id, text] = [newId(), newId()]
    const again = async () => {
      const body = { _id: text, to: '9035550111', message: 'Fog', tournament }
      const both = [await send('all', { _id }), await ramp.call(smsCalls.sendSms, { as: ana, body })]
      return both.map(({ status, body }) => [status, body.sendAfter])
    }
    await itIs('2027-06-12T01:59:00.000Z')
    expect(await again()).toEqual([200, 200].map((status) => [status, null]))
    await itIs(EVENING)
    expect(await again()).toEqual([200, 200].map((status) => [status, null]))
    await itIs(NOON)
  })

  test('the calls that send a text to phones wait for the morning, too', async () => {
    await itIs(EVENING)
    const one = { to: '9035550111', message: 'Fog', tournament }
    const sent = [
      await ramp.call(smsCalls.sendSms, { as: ana, body: one }),
      await ramp.call(smsCalls.sendMultipleSms, { as: ana, body: { ...one, to: ['9035550111', '9035550112'] } }),
    ]
    for (const { body } of sent) {
      const waits = [body, ...(await copiesOf(body._id))].map(({ sendAfter }) => sendAfter)
      expect(new Set(waits)).toEqual(new Set(['2027-06-12T13:00:00.000Z']))
    }
    await itIs(NOON)
  })

  test('the states: who has no address, who has it, who has read it; as a whole it is received when all have it', async () => {
    const { body } = await send('all')
    const read = async () => (await ramp.call(messageCalls.get, { as: ana, params: { id: body._id } })).body
    expect((await read()).copies).toMatchObject({ waiting: 3, 'no-address': 1, read: 0 })
    for (const { id } of await copiesOf(body._id)) {
      await ramp.db.update(outgoingMessages).set({ state: 'sent' }).where(eq(outgoingMessages.id, id))
      expect((await tell(`${SMS_STATUS_PATH}?message=${id}`, { MessageSid: id, MessageStatus: 'delivered' })).status).toBe(204)
    }
    expect(await read()).toMatchObject({ status: 'Received - Not Read', copies: { arrived: 3, 'no-address': 1 } })
    const mark = (as: Person) => ramp.call(messageCalls.update, { as, params: { id: body._id }, body: { status: 'Received - Read' } })
    expect((await inboxOf(lily)).find(({ _id }) => _id === body._id)?.status).toBe('Received - Not Read')
    await mark(lily)
    expect((await inboxOf(lily)).find(({ _id }) => _id === body._id)?.status).toBe('Received - Read')
    expect((await inboxOf(tom)).find(({ _id }) => _id === body._id)?.status).toBe('Received - Not Read')
    expect((await read()).copies).toMatchObject({ arrived: 2, read: 1 })
    const { body: people } = await ramp.call(composeCalls.deliveries, { as: ana, params: { id: body._id } })
    expect(people.map(({ name, state }) => `${name} ${state}`).sort()).toEqual([
      'Lily Reyes read',
      'Nel Moss no-address',
      'Tom Tran arrived',
      'Ty Tran arrived',
    ])
    for (const as of [lily, bo])
      expect((await ramp.call(composeCalls.deliveries, { as, params: { id: body._id } })).status).toBeGreaterThan(402)
  })

  test('in the evening a text waits until eight there, and is in nobody’s inbox before; about the day itself it may go', async () => {
    await itIs(EVENING)
    expect(await reach('all')).toMatchObject({ isHeldForNight: true, goesAt: '2027-06-12T13:00:00.000Z' })
    const { body } = await send('all')
    expect(body.sendAfter).toBe('2027-06-12T13:00:00.000Z')
    expect((await copiesOf(body._id)).map(({ sendAfter }) => sendAfter)).toEqual(Array(2).fill('2027-06-12T13:00:00.000Z'))
    expect((await inboxOf(lily)).map(({ _id }) => _id)).not.toContain(body._id)
    expect((await ramp.call(messageCalls.get, { as: lily, params: { id: body._id } })).status).toBe(404)
    await itIs('2027-06-12T13:00:01.000Z')
    expect((await inboxOf(lily)).map(({ _id }) => _id)).toContain(body._id)
    await itIs(EVENING)
    expect((await send('all', { evenAtNight: true })).body.sendAfter).toBeNull()
    await itIs(NOON)
  })

  test('what is sent later is taken back before: nobody gets it; what went out keeps its words', async () => {
    const { body } = await send('all', { sendAfter: '2027-06-11T20:00:00.000Z' })
    expect((await ramp.call(messageCalls.update, { as: ana, params: { id: body._id }, body: { message: 'No fog.' } })).error.code).toBe(
      'message.sent',
    )
    expect((await ramp.call(messageCalls.remove, { as: ana, params: { id: body._id } })).status).toBe(200)
    expect(await copiesOf(body._id)).toEqual([])
  })

  test('who said STOP, whose mail came back and who turned it off are named', async () => {
    await noteUnreachable(ramp.db, '9035550111', 'stopped', NOON)
    await noteUnreachable(ramp.db, 'tom@lake.test', 'bounced', NOON)
    await ramp.db.insert(turnedOffMessages).values({ user: lily.id, topic: 'tournament', kind: 'mail' })
    const why = async (type: string) => (await reach('all', { type })).unreached.map(({ name, why }) => `${name}: ${why}`).sort()
    expect(await why('sms')).toEqual(['Lily Reyes: stopped', 'Nel Moss: no-address'])
    expect(await why('email')).toEqual(['Lily Reyes: turned-off', 'Nel Moss: no-address', 'Tom Tran: bounced', 'Ty Tran: no-address'])
  })

  test('an answer by text comes to whose text went out last, once, not read; STOP is none', async () => {
    // Those of other tests would wait beside them.
    await ramp.db.delete(outgoingMessages)
    const wentOut = (message: string, sentAt: string) =>
      ramp.db.update(outgoingMessages).set({ state: 'sent', sentAt }).where(eq(outgoingMessages.message, message))
    const { body: sent } = await send('unpaid', { sendAfter: '2027-06-12T14:05:00.000Z' })
    await wentOut(sent._id, '2027-06-12T14:05:00.000Z')
    // Somebody else writes later: one text has gone out by then, the other one still waits.
    await itIs('2027-06-12T14:00:00.000Z')
    const cal = await ramp.person('System Admin', 'Cal Root')
    const write = (message: string) => ramp.call(smsCalls.sendSms, { as: cal, body: { to: '9035550112', message, tournament } })
    await wentOut((await write('Bring a jacket')).body._id, '2027-06-12T14:01:00.000Z')
    expect((await write('Bring two')).status).toBe(200)
    await itIs('2027-06-12T14:10:00.000Z')
    const answer = (Body: string, MessageSid = 'SM77') => tell(SMS_REPLY_PATH, { From: '+19035550112', Body, MessageSid })
    for (const _ of [1, 2]) expect((await answer('On my way')).status).toBe(200)
    await answer('STOP', 'SM78')
    const [first, ...more] = await inboxOf(ana)
    expect([first, more]).toEqual([expect.objectContaining({ from: 'Tom Tran', message: 'On my way', status: 'Received - Not Read' }), []])
    await ramp.call(messageCalls.update, { as: ana, params: { id: first!._id }, body: { status: 'Received - Read' } })
    expect((await inboxOf(ana))[0]?.status).toBe('Received - Read')
    expect(await inboxOf(await ramp.again(cal))).toEqual([])
    // Whoever reads it on their phone answers it, taken back or not.
    expect((await ramp.call(messageCalls.remove, { as: ana, params: { id: sent._id } })).status).toBe(200)
    await answer('Which ramp?', 'SM79')
    expect((await inboxOf(ana)).map(({ message }) => message)).toContain('Which ramp?')
    await itIs(NOON)
  })

  test('a test goes to who writes, and to nobody else', async () => {
    const body = { type: 'sms' as const, message: 'Hi', tournament }
    expect((await ramp.call(composeCalls.testToMe, { as: ana, body })).body).toEqual({ to: '9035550100' })
    const rows = await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.to, '9035550100'))
    expect(rows).toEqual([expect.objectContaining({ bulk: false, topic: null, message: null })])
    const none = await ramp.call(composeCalls.testToMe, { as: bo, body: { type: 'email', message: 'Hi' } })
    expect([none.status, none.error.code]).toEqual([409, 'message.own-address'])
  })

  test('only who runs it writes to it; an audience is complete; nobody is no audience', async () => {
    for (const as of [bo, lily]) expect((await send('all', {}, as)).status).toBe(404)
    expect((await send('winners')).error.code).toBe('message.nobody')
    for (const wrong of [{ audience: { of: 'flight' } }, { tournament: null }, { message: 'x'.repeat(901) }, { message: '' }])
      expect((await send('all', wrong)).status).toBe(400)
    const season = (
      await ramp.call(seasonCalls.create, {
        as: ana,
        body: { name: 'Fall', tour, startDate: '2027-09-01', endDate: '2027-11-30' } as never,
      })
    ).body._id
    await ramp.call(membershipCalls.create, { as: ana, body: { season, user: tom.id } })
    const members = { audience: { of: 'season-members' }, tournament: null, season, type: 'email', subject: 'Dues' }
    expect((await send('all', members, bo)).status).toBe(404)
    const { body } = await send('all', members)
    expect(body).toMatchObject({ season, tour, recipients: [tom.id] })
    expect(await copiesOf(body._id)).toEqual([expect.objectContaining({ topic: 'season', replyTo: 'ana@ramp.test', subject: 'Dues' })])
  })
})
