import { newId } from '@ramplight/contract/kernel/new-id'
import { composeCalls } from '@ramplight/contract/messaging/compose'
import { messageCalls } from '@ramplight/contract/messaging/messages'
import { pushSubscriptionCalls as calls } from '@ramplight/contract/messaging/push-subscriptions'
import { authCalls } from '@ramplight/contract/people/auth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deliver } from '#platform/outgoing/deliver'
import { leaveMessage } from '#platform/outgoing/leave-message'
import type { Delivery } from '#platform/outgoing/open-delivery'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { pushByWeb } from '#platform/outgoing/push-by-web'
import { openPushStandIn, type PushStandIn } from '#platform/outgoing/stand-ins/push-stand-in'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { openOutgoing } from '../../../open-outgoing.ts'
import { aWorld } from '../../../testing/a-world.ts'
import { deviceToReach, forgetDevice, isPushAddress } from './push-devices.ts'
import { pushSubscriptions } from './push-subscriptions.table.ts'

const NO_OTHERS = { mail: null, sms: null, standIns: null, mailEventsKey: null }
const soon = { timeout: 15_000, interval: 50 }

describe('notifications on a device', () => {
  let service: PushStandIn
  let ramp: TestServer
  let delivery: Delivery
  let lily: Person
  const endpoints = async () => (await ramp.db.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint)
  const subscribe = (device: object, as = lily) => ramp.call(calls.subscribe, { as, body: { language: 'en', ...device } as never })
  const own = async (as = lily) => (await ramp.call(calls.own, { as })).body.devices.map(({ endpoint }) => endpoint)
  const shownAt = (device: string) => service.received.filter((one) => one.device === device)
  /** The one device of somebody gets one message, by the engine. */
  const tell = async (person: Person, more: object = {}) => {
    const [device] = await ramp.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.user, person.id))
    const message = {
      kind: 'push' as const,
      to: device?.id ?? 'none',
      subject: 'Fork Open',
      text: 'You are boat 12.',
      person: person.id,
      ...more,
    }
    const about = newId()
    await leaveMessage(ramp.db, message, { at: new Date().toISOString(), about })
    return async () => (await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.about, about)))[0]!
  }

  beforeAll(async () => {
    service = await openPushStandIn()
    const carriers = { ...NO_OTHERS, push: { standIn: service.url } }
    ramp = await aTestServer({ carriers })
    lily = await ramp.person('Angler', 'Lily Reyes')
    const { pool, now, signingKey, vapid } = ramp.deps
    delivery = await openOutgoing({ db: ramp.db, pool }, carriers, { publicUrl: ramp.address, now, signingKey, vapid })
  })
  afterAll(async () => {
    await delivery.close()
    await ramp.close()
    await service.close()
  })

  test('are sealed for it, signed by us and shown once; a device is there once, and belongs to who asked last', async () => {
    const phone = service.subscribe('phone')
    expect((await subscribe(phone)).status).toBe(200)
    expect((await subscribe(phone)).status).toBe(200)
    expect(await own()).toEqual([phone.endpoint])
    const row = await tell(lily, { link: '/angler', topic: 'boat', isQuiet: true, goodUntil: new Date(Date.now() + 900_000).toISOString() })
    await vi.waitFor(async () => expect((await row()).state).toBe('sent'), soon)
    const [shown] = shownAt('phone')
    expect(shown!.payload).toMatchObject({ title: 'Fork Open', body: 'You are boat 12.', url: '/angler', silent: true })
    expect(shown!.payload.tag).toMatch(/^boat [0-9a-f]{24}$/)
    expect(Number(shown!.headers.ttl)).toBeGreaterThan(800)
    expect(Number(shown!.headers.ttl)).toBeLessThan(901)

    const tom = await ramp.person('Angler', 'Tom Tran')
    await subscribe(phone, tom)
    expect([await own(), await own(tom)]).toEqual([[], [phone.endpoint]])
    expect((await ramp.call(calls.unsubscribe, { as: lily, body: { endpoint: phone.endpoint } })).status).toBe(200)
    expect(await own(tom)).toEqual([phone.endpoint])
    await ramp.call(calls.unsubscribe, { as: tom, body: { endpoint: phone.endpoint } })
    expect(await own(tom)).toEqual([])
  })

  test('go to known services alone, and to a key that is one', async () => {
    const good = service.subscribe('nowhere')
    for (const endpoint of ['https://10.0.0.1/x', 'http://fcm.googleapis.com/x', 'https://lake.test/push', `${service.url}@10.0.0.1/x`]) {
      expect((await subscribe({ ...good, endpoint })).error).toMatchObject({ code: 'push.service-unknown' })
    }
    expect((await subscribe({ ...good, publicKey: 'B'.repeat(87) })).error).toMatchObject({ code: 'push.keys-wrong' })
    expect((await subscribe({ ...good, secret: 'short' })).status).toBe(400)
    expect(isPushAddress(good.endpoint, { push: { standIn: null } })).toBe(false)
    expect(await endpoints()).not.toContain(good.endpoint)
    // What was written down before is asked about again when it is sent, and nobody leads us elsewhere.
    const work = {
      db: ramp.db,
      now: () => new Date(),
      by: { name: 'a test', inHand: new Set<string>() },
      publicUrl: undefined,
      unsubscribeUrl: () => undefined,
    }
    const provider = pushByWeb({
      ...{ vapid: ramp.deps.vapid, contact: 'mailto:us@ramp.test', now: () => new Date(), forget: async () => {} },
      deviceOf: async () => good,
      isAllowed: () => false,
    })
    const id = newId()
    const job = crypto.randomUUID()
    const row = { id, job, kind: 'push' as const, to: 'x', text: 'x', createdAt: new Date().toISOString() }
    await ramp.db.insert(outgoingMessages).values(row)
    expect(await deliver(work, provider, { message: id, job })).toEqual({ outcome: 'dead', error: 'no-push-service' })
    expect(shownAt('nowhere')).toEqual([])
  })

  test('end with the device: its service has no such device any more, or its person was signed out there', async () => {
    const tablet = service.subscribe('tablet')
    await subscribe(tablet)
    service.unsubscribe(tablet.endpoint)
    const gone = await tell(lily)
    await vi.waitFor(async () => expect(await gone()).toMatchObject({ state: 'dead', lastError: 'no-device', tries: 1 }), soon)
    expect(await own()).toEqual([])

    const laptop = service.subscribe('laptop')
    const atTheLaptop = await ramp.again(lily)
    await subscribe(laptop, atTheLaptop)
    expect(await own()).toEqual([laptop.endpoint])
    await ramp.call(authCalls.logout, { as: atTheLaptop, body: {} as never })
    expect(await own()).toEqual([])
    const late = await tell(lily)
    await vi.waitFor(async () => expect(await late()).toMatchObject({ state: 'dead', lastError: 'no-device' }), soon)
    expect([shownAt('laptop'), await endpoints()]).toEqual([[], []])
  })

  test('are tried again when the service is away or asks to wait, and given up when it refuses', async () => {
    await subscribe(service.subscribe('watch'))
    for (const [answer, lastError] of [
      [429, 'push-429'],
      [503, 'push-503'],
    ] as const) {
      service.mood.answer = answer
      const row = await tell(lily)
      await vi.waitFor(async () => expect(await row()).toMatchObject({ state: 'waiting', lastError }), soon)
      service.mood.answer = null
    }
    service.mood.answer = 403
    const refused = await tell(lily)
    await vi.waitFor(async () => expect(await refused()).toMatchObject({ state: 'dead', lastError: 'push-403', tries: 1 }), soon)
    service.mood.answer = null
    expect(await own()).toHaveLength(1)
    expect(await deviceToReach(ramp.db, 'nobody')).toBeNull()
    const [row] = await ramp.db.select().from(pushSubscriptions)
    await forgetDevice(ramp.db, row!.id)
  })

  test('no admin who acts as somebody takes what is told to them; the eleventh device takes the place of the first', async () => {
    const admin = await ramp.person('System Admin', 'Sam Root')
    const { body } = await ramp.call(authCalls.setUserImpersonating, { as: admin, body: { user: lily.id } })
    const acting = { ...lily, token: body.token! }
    expect((await subscribe(service.subscribe('admin'), acting)).error).toMatchObject({ code: 'impersonation.account' })
    const all = Array.from({ length: 11 }, (_, n) => service.subscribe(`many ${n}`))
    for (const device of all) await subscribe(device)
    expect((await own()).sort()).toEqual(
      all
        .slice(1)
        .map(({ endpoint }) => endpoint)
        .sort(),
    )
  })

  test('come with a mail of the director, without a sound, and not when it was taken back', async () => {
    const ana = await ramp.person('Director', 'Ana Hall')
    const world = await aWorld(ramp, ana)
    const angler = await ramp.again({ id: world.user, name: 'Jo' })
    await subscribe(service.subscribe('deck'), angler)
    const send = (more: object) =>
      ramp.call(composeCalls.send, {
        as: ana,
        body: {
          _id: newId(),
          type: 'email',
          audience: { of: 'all' },
          tournament: world.tournament,
          subject: 'Fog delay',
          message: 'Seven.',
          ...more,
        } as never,
      })
    expect((await send({})).status).toBe(200)
    await vi.waitFor(() => expect(shownAt('deck')).toHaveLength(1), soon)
    expect(shownAt('deck')[0]!.payload).toMatchObject({ title: 'Lake Fork Open', body: 'Fog delay', url: '/angler/messages', silent: true })
    const later = await send({ sendAfter: new Date(Date.now() + 3_600_000).toISOString() })
    const waiting = () => ramp.db.$count(outgoingMessages, eq(outgoingMessages.about, later.body._id))
    expect(await waiting()).toBeGreaterThan(0)
    await ramp.call(messageCalls.remove, { as: ana, params: { id: later.body._id } })
    expect(await waiting()).toBe(0)
  })
})
