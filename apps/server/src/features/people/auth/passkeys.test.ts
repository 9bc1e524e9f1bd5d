import { authCalls } from '@ramplight/contract/people/auth'
import { passkeyCalls as calls } from '@ramplight/contract/people/passkeys'
import { secondFactorCalls } from '@ramplight/contract/people/second-factor'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { people } from '#features/people/users/index'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { loginThrottles, sessions } from './auth.table.ts'
import { passkeyChallenges, passkeys } from './passkeys.table.ts'
import { aSoftKey } from './testing/soft-key.ts'

/** What `PUBLIC_URL` says. */
const SITE = 'https://weigh-in.example.com'
let ramp: TestServer
let clock = Date.parse('2027-06-12T04:45:00.000Z')
let count = 0

beforeAll(async () => {
  ramp = await aTestServer({ now: () => new Date(clock), publicUrl: SITE })
})
beforeEach(async () => {
  clock += 60_000
  await ramp.db.delete(loginThrottles)
})
afterAll(() => ramp.close())

const ask = async () => (await ramp.call(calls.askPasskey, { body: {} })).body
const enter = async (body: ReturnType<ReturnType<typeof aSoftKey>['sign']> & { userHandle?: string }) =>
  (await ramp.call(calls.signInByPasskey, { body })).body

async function withKey() {
  const person = await ramp.person('Angler', 'Lily Reyes', { email: `pk${++count}@lake.test`, confirmed: true })
  const key = aSoftKey(SITE)
  const { body: asked } = await ramp.call(calls.beginPasskey, { as: person, body: {} })
  const added = await ramp.call(calls.addPasskey, { as: person, body: { name: 'My phone', ...key.make(asked) } })
  return { person, key, asked, added }
}
const listOf = async (as: Person) => (await ramp.call(calls.passkeys, { as })).body

test('Lily adds a passkey, is told by mail, signs in by it without password and code, names it and removes it', async () => {
  const { person, key, asked, added } = await withKey()
  expect(asked).toMatchObject({ rpId: 'weigh-in.example.com', user: { name: `pk${count}@lake.test`, displayName: 'Lily Reyes' } })
  expect(added.body).toMatchObject({ name: 'My phone', lastUsedAt: null })
  const [mail] = await ramp.db
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.to, `pk${count}@lake.test`))
  expect(mail).toMatchObject({ subject: 'Passkey added' })

  // Her second step is not asked for: the passkey is both.
  const { key: totp } = (await ramp.call(secondFactorCalls.beginFactor, { as: person, body: {} })).body
  const code = new TOTP({ secret: Secret.fromBase32(totp), digits: 6, period: 30 }).generate({ timestamp: clock })
  await ramp.call(secondFactorCalls.confirmFactor, { as: person, body: { code } })
  const answer = await enter(key.sign(await ask()))
  expect(answer).toMatchObject({ status: true, user: { first_name: 'Lily' } })
  expect((await ramp.call(authCalls.session, { as: { ...person, token: answer.token! } })).status).toBe(200)
  const [session] = await ramp.db.select().from(sessions).where(eq(sessions.user, person.id)).limit(1)
  expect(session?.provedAt).toBeTruthy()

  const params = { id: added.body._id }
  await ramp.call(calls.namePasskey, { as: person, params, body: { name: 'Boat tablet' } })
  expect(await listOf(person)).toMatchObject([{ name: 'Boat tablet', lastUsedAt: new Date(clock).toISOString() }])
  expect((await ramp.call(calls.removePasskey, { as: person, params })).status).toBe(200)
  expect(await enter(key.sign(await ask()))).toMatchObject({ status: false, code: 'passkey.refused' })
})

test('nobody else names, removes or sees it, and another account does not take the same one', async () => {
  const { added, key } = await withKey()
  const tom = await ramp.person('Angler', 'Tom Tran')
  const params = { id: added.body._id }
  expect(await listOf(tom)).toEqual([])
  expect((await ramp.call(calls.namePasskey, { as: tom, params, body: { name: 'Mine' } })).status).toBe(404)
  expect((await ramp.call(calls.removePasskey, { as: tom, params })).status).toBe(404)
  const { body: asked } = await ramp.call(calls.beginPasskey, { as: tom, body: {} })
  expect((await ramp.call(calls.addPasskey, { as: tom, body: { name: 'Mine', ...key.make(asked) } })).error.code).toBe('passkey.refused')
})

test('what was asked is answered once, within minutes, and by who was asked', async () => {
  const { key, person } = await withKey()
  const asked = await ask()
  const signed = key.sign(asked)
  expect((await enter(signed)).status).toBe(true)
  expect(await enter(signed)).toMatchObject({ status: false, code: 'passkey.refused' })
  expect(await enter(key.sign(asked))).toMatchObject({ status: false, code: 'passkey.refused' })
  const late = await ask()
  clock += 5 * 60_000
  expect(await enter(key.sign(late))).toMatchObject({ status: false, code: 'passkey.refused' })
  expect(await enter(key.sign({ challenge: 'made-up', rpId: 'weigh-in.example.com' }))).toMatchObject({ status: false })
  // A challenge of somebody who adds a key signs nobody in, and the other way round.
  const again = await ramp.again(person)
  const { body: adding } = await ramp.call(calls.beginPasskey, { as: again, body: {} })
  expect(await enter(key.sign(adding))).toMatchObject({ status: false })
  const other = await ramp.call(calls.addPasskey, { as: again, body: { name: 'x', ...aSoftKey(SITE).make(await ask()) } })
  expect(other.error.code).toBe('passkey.refused')
  clock += 10 * 60_000
  await ask()
  expect(await ramp.db.$count(passkeyChallenges)).toBe(1)
})

const WRONG: [string, object][] = [
  ['for another page', { origin: 'https://evil.example.com' }],
  ['for another server', { rpId: 'evil.example.com' }],
  ['without finger, face or PIN', { isVerified: false }],
]
test.each(WRONG)('an answer %s opens nothing, and makes no passkey', async (_, odd) => {
  const { key } = await withKey()
  expect(await enter(key.sign(await ask(), odd))).toMatchObject({ status: false, code: 'passkey.refused' })
  const tom = await ramp.person('Angler', 'Tom Tran')
  const { body: asked } = await ramp.call(calls.beginPasskey, { as: tom, body: {} })
  const made = await ramp.call(calls.addPasskey, { as: tom, body: { name: 'x', ...aSoftKey(SITE).make(asked, odd) } })
  expect(made.error.code).toBe('passkey.refused')
})

test('a copy of a key that has counted less is refused, and of two at the same moment one', async () => {
  const { key } = await withKey()
  expect((await enter(key.sign(await ask(), { counter: 7 }))).status).toBe(true)
  expect(await enter(key.sign(await ask(), { counter: 7 }))).toMatchObject({ status: false })
  expect(await enter(key.sign(await ask(), { counter: 6 }))).toMatchObject({ status: false })
  const [one, two] = [key.sign(await ask(), { counter: 8 }), key.sign(await ask(), { counter: 9 })]
  const both = await Promise.all([enter(one), enter(two)])
  expect(both.filter(({ status }) => status).length).toBeGreaterThanOrEqual(1)
  const [row] = await ramp.db.select().from(passkeys).where(eq(passkeys.credential, one.credential))
  expect(row!.counter).toBeGreaterThanOrEqual(8)
})

test('an account that is closed is not opened by a passkey, nor another one than the key was made for', async () => {
  const { key, person } = await withKey()
  const userHandle = Buffer.from('65f1c0ffee65f1c0ffee0001').toString('base64url')
  expect(await enter({ ...key.sign(await ask()), userHandle })).toMatchObject({ status: false, code: 'passkey.refused' })
  await ramp.db.update(people).set({ active: false }).where(eq(people.id, person.id))
  expect(await enter(key.sign(await ask()))).toMatchObject({ status: false, code: 'login.inactive' })
})

test('wrong answers are counted, and so is asking', async () => {
  const key = aSoftKey(SITE)
  const code = async () => (await ramp.call(calls.signInByPasskey, { body: key.sign({ challenge: 'x', rpId: 'y' }) })).body?.code
  for (let tries = 0; tries < 30; tries++) await code()
  const last = await ramp.call(calls.signInByPasskey, { body: key.sign({ challenge: 'x', rpId: 'y' }) })
  expect(last.error?.code ?? last.body?.code).toBe('attempts.too-many')
})
