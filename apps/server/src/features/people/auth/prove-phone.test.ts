import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { users } from '../users/users.table.ts'
import { loginThrottles } from './auth.table.ts'

const HOUR = 3_600_000

describe('the phone of who signs in', () => {
  let ramp: TestServer
  let clock = Date.parse('2027-06-12T04:45:00.000Z')
  let count = 0
  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date(clock) })
  })
  beforeEach(async () => {
    clock += 24 * HOUR
    await ramp.db.delete(loginThrottles)
  })
  afterAll(() => ramp.close())

  const aNumber = () => `903555${String(1000 + ++count)}`
  const angler = (phone: string | null) =>
    ramp.person('Angler', 'Lily Reyes', { email: `lily${++count}@lake.test`, phone, passwordHash: 'x' })
  const send = (as: Person) => ramp.call(authCalls.sendPhoneCode, { as, body: {} })
  const confirm = async (as: Person, code: string) => (await ramp.call(authCalls.confirmPhone, { as, body: { code } })).body
  const texts = (to: string) =>
    ramp.db
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.to, to))
      .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
  const codeFor = async (user: string, to: string) =>
    (await texts(to)).find(({ about }) => about === user)?.text.match(/ is ([A-Z2-9]{8})\./)?.[1] ?? 'none'
  const provenAt = async ({ id }: Person) => (await ramp.db.select().from(users).where(eq(users.id, id)))[0]!.phoneProvenAt

  test('is proved by the code that was sent to it, once, and not by a wrong one; another number is unproven again', async () => {
    const phone = aNumber()
    const lily = await angler(phone)
    expect((await send(lily)).body).toEqual({ status: true })
    expect(await texts(phone)).toMatchObject([{ kind: 'sms', about: lily.id, secret: true }])
    const code = await codeFor(lily.id, phone)
    expect(await confirm(lily, 'ABCDEFGH')).toMatchObject({ status: false, code: 'code.wrong-phone' })
    expect(await provenAt(lily)).toBeNull()
    expect(await confirm(lily, code.toLowerCase())).toMatchObject({
      status: true,
      user: { phone, phoneProvenAt: new Date(clock).toISOString() },
    })
    expect(await confirm(lily, code)).toMatchObject({ status: false, code: 'code.wrong-phone' })
    await ramp.call(userCalls.update, { as: lily, params: { id: lily.id }, body: { phone, city: 'Emory' } })
    expect(await provenAt(lily)).not.toBeNull()
    await ramp.call(userCalls.update, { as: lily, params: { id: lily.id }, body: { phone: aNumber() } })
    expect(await provenAt(lily)).toBeNull()
  })

  test('is not said to be proved by who writes it', async () => {
    const lily = await angler(aNumber())
    const body = { city: 'Emory', phoneProvenAt: '2027-06-12T04:45:00.000Z' } as object
    await ramp.call(userCalls.update, { as: lily, params: { id: lily.id }, body })
    expect(await provenAt(lily)).toBeNull()
  })

  test('is not proved by the code of another account with the same number, nor by one that was sent to a number they had before', async () => {
    const phone = aNumber()
    const [lily, thief] = [await angler(phone), await angler(phone)]
    await send(thief)
    // Hers is the newer one: only whose code it is keeps it from him.
    clock += 60_000
    await send(lily)
    expect(await confirm(thief, await codeFor(lily.id, phone))).toMatchObject({ status: false, code: 'code.wrong-phone' })
    expect([await provenAt(lily), await provenAt(thief)]).toEqual([null, null])
    await ramp.db.update(users).set({ phone: aNumber() }).where(eq(users.id, thief.id))
    expect(await confirm(thief, await codeFor(thief.id, phone))).toMatchObject({ status: false, code: 'code.wrong-phone' })
    expect(await confirm(lily, await codeFor(lily.id, phone))).toMatchObject({ status: true })
  })

  test('is sent five codes a day at most, by the account whatever number it says, and by the number whoever says it', async () => {
    const lily = await angler(null)
    expect((await send(lily)).body).toMatchObject({ status: false, code: 'code.no-phone' })
    for (let one = 0; one < 5; one++) {
      await ramp.db.update(users).set({ phone: aNumber() }).where(eq(users.id, lily.id))
      expect((await send(lily)).body).toEqual({ status: true })
    }
    const last = aNumber()
    await ramp.db.update(users).set({ phone: last }).where(eq(users.id, lily.id))
    expect((await send(lily)).body).toMatchObject({ status: false, code: 'attempts.too-many' })
    expect(await texts(last)).toEqual([])
    const phone = aNumber()
    for (let one = 0; one < 5; one++) expect((await send(await angler(phone))).body).toEqual({ status: true })
    expect((await send(await angler(phone))).body).toMatchObject({ status: false, code: 'attempts.too-many' })
    expect(await texts(phone)).toHaveLength(5)
  })
})
