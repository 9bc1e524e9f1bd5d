import { authCalls } from '@ramplight/contract/people/auth'
import { secondFactorCalls as calls, FACTOR_OF_DIRECTORS } from '@ramplight/contract/people/second-factor'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { adminSettingCalls } from '@ramplight/contract/system/admin-settings'
import { desc, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#platform/auth/passwords'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { loginThrottles, recoveryCodes, secondFactors } from './auth.table.ts'

const SECRET = 'Crankbait=Deep7'
const STEP = 30_000
let ramp: TestServer
let clock = Date.parse('2027-06-12T04:45:00.000Z')
let count = 0

beforeAll(async () => {
  ramp = await aTestServer({ now: () => new Date(clock) })
})
beforeEach(async () => {
  clock += 60_000
  await ramp.db.delete(loginThrottles)
})
afterAll(() => ramp.close())

const codeOf = (key: string, at = clock) => new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 }).generate({ timestamp: at })
const login = async (email: string, code?: string, password = SECRET) =>
  (await ramp.call(authCalls.login, { body: { email, password, ...(code && { code }) } })).body

async function somebody(type: 'Angler' | 'Director' | 'System Admin' = 'Angler') {
  const email = `lily${++count}@lake.test`
  return { email, person: await ramp.person(type, 'Lily Reyes', { email, passwordHash: await hashPassword(SECRET) }) }
}
async function withFactor(type?: Parameters<typeof somebody>[0]) {
  const { email, person } = await somebody(type)
  const { key } = (await ramp.call(calls.beginFactor, { as: person, body: {} })).body
  const { recoveryCodes } = (await ramp.call(calls.confirmFactor, { as: person, body: { code: codeOf(key) } })).body
  clock += STEP
  return { email, person, key, recoveryCodes }
}
const newest = async (to: string) =>
  (await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.to, to)).orderBy(desc(outgoingMessages.createdAt)))[0]

test('Lily turns it on by a code; from then on her password alone opens nothing, and each code is taken once', async () => {
  const { email, person } = await somebody()
  expect((await ramp.call(calls.factorState, { as: person })).body).toEqual({ since: null, codesLeft: 0, isRequired: false })
  const { key, address } = (await ramp.call(calls.beginFactor, { as: person, body: {} })).body
  expect(address).toContain(`secret=${key}`)
  expect((await login(email)).status).toBe(true)
  const wrong = await ramp.call(calls.confirmFactor, { as: person, body: { code: '000000' } })
  expect(wrong.error.code).toBe('factor.wrong')
  const on = codeOf(key)
  expect((await ramp.call(calls.confirmFactor, { as: person, body: { code: on } })).body.recoveryCodes).toHaveLength(10)
  // A stranger may have turned it on: what the owner reads works for who cannot log in.
  expect(await newest(email)).toMatchObject({
    subject: 'Two-step verification turned on',
    text: expect.stringContaining('write to us'),
    link: expect.stringMatching(/\/contact-us$/),
  })
  expect(await login(email)).toMatchObject({ status: false, code: 'factor.needed' })
  // The one that turned it on is used.
  expect(await login(email, on)).toMatchObject({ status: false, code: 'factor.wrong' })
  clock += STEP
  const code = codeOf(key)
  expect(await login(email, code, 'Not=Hers99')).toMatchObject({ status: false, code: 'login.failed' })
  expect((await login(email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(true)
  expect(await login(email, code)).toMatchObject({ status: false, code: 'factor.wrong' })
  // A clock that is a step off is right; what is older than the newest taken is not.
  expect((await login(email, codeOf(key, clock + STEP))).status).toBe(true)
  expect((await login(email, codeOf(key, clock))).status).toBe(false)
})

test('of two who sign in with one code at the same moment, one does', async () => {
  const { email, key } = await withFactor()
  const both = await Promise.all([1, 2].map(() => login(email, codeOf(key))))
  expect(both.map(({ status }) => status).sort()).toEqual([false, true])
})

test('a recovery code lets her in once; only its hash is kept, and new ones end those of before', async () => {
  const { email, person, key, recoveryCodes: kept } = await withFactor()
  const rows = JSON.stringify([await ramp.db.select().from(recoveryCodes), await ramp.db.select().from(secondFactors)])
  for (const code of [...kept, ...kept.map((one) => one.replace(/-/g, '')), key]) expect(rows).not.toContain(code)
  const [first, second] = kept as [string, string]
  expect((await login(email, first.toLowerCase().replace(/-/g, ' '))).status).toBe(true)
  expect((await login(email, first)).status).toBe(false)
  expect((await ramp.call(calls.factorState, { as: person })).body.codesLeft).toBe(9)
  const renewed = await ramp.call(calls.newRecoveryCodes, { as: person, body: { code: codeOf(key) } })
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await login(email, second)).status).toBe(false)
  expect((await login(email, renewed.body.recoveryCodes[0])).status).toBe(true)
})

test('a recovery code and an app of somebody else open nothing', async () => {
  const [lily, max] = [await withFactor(), await withFactor()]
  expect((await login(lily.email, max.recoveryCodes[0])).status).toBe(false)
  expect((await login(lily.email, codeOf(max.key))).status).toBe(false)
})

test('after five wrong codes the right one is not listened to for a quarter of an hour', async () => {
  const { email, key } = await withFactor()
  for (let n = 0; n < 5; n++) expect((await login(email, '000000')).code).toBe('factor.wrong')
  expect((await login(email, codeOf(key))).code).toBe('attempts.too-many')
  clock += 15 * 60_000
  expect((await login(email, codeOf(key))).status).toBe(true)
})

test('the mailbox alone is not two steps: a temporary password signs nobody in, and sets a new password as before', async () => {
  const { email, key } = await withFactor()
  await ramp.call(signUpCalls.passwordReset, { body: { email } })
  const code = (await newest(email))!.text.match(/ is ([A-Z2-9]{8})\./)![1]!
  expect((await ramp.call(signUpCalls.tempLogin, { body: { email, password: code } })).body).toMatchObject({
    status: false,
    code: 'factor.not-here',
  })
  await ramp.call(signUpCalls.passwordResetCheck, { body: { email, password: code } })
  await ramp.call(signUpCalls.completeRegistration, { body: { email, code, password: 'Jigging=Spoon9' } })
  expect((await login(email, undefined, 'Jigging=Spoon9')).code).toBe('factor.needed')
  expect((await login(email, codeOf(key), 'Jigging=Spoon9')).status).toBe(true)
})

test('it is changed and turned off by a code of it alone; an admin takes it away from who has lost everything, and they are told', async () => {
  const { email, person, key } = await withFactor()
  expect((await ramp.call(calls.beginFactor, { as: person, body: {} })).error.code).toBe('factor.needed')
  expect((await ramp.call(calls.turnFactorOff, { as: person, body: { code: '000000' } })).error.code).toBe('factor.wrong')
  expect((await ramp.call(calls.turnFactorOff, { as: person, body: { code: codeOf(key) } })).status).toBe(200)
  expect((await login(email)).status).toBe(true)
  const other = await withFactor()
  const admin: Person = await ramp.person('System Admin', 'Sam Root')
  expect((await ramp.call(calls.removeFactorOf, { as: person, params: { id: other.person.id }, body: {} })).status).toBe(403)
  expect((await ramp.call(calls.removeFactorOf, { as: admin, params: { id: other.person.id }, body: {} })).status).toBe(200)
  expect((await login(other.email)).status).toBe(true)
  expect((await newest(other.email))?.subject).toBe('Two-step verification turned off')
})

test('an admin with a second step takes none away by the password alone: neither their own nor that of somebody else', async () => {
  const admin = await withFactor('System Admin')
  const other = await withFactor()
  const take = async (id: string, code?: string) =>
    (await ramp.call(calls.removeFactorOf, { as: admin.person, params: { id }, body: { ...(code && { code }) } })).error?.code
  expect(await take(admin.person.id)).toBe('factor.own')
  expect(await take(admin.person.id, codeOf(admin.key))).toBe('factor.own')
  expect(await take(other.person.id)).toBe('factor.needed')
  expect(await take(other.person.id, codeOf(other.key))).toBe('factor.wrong')
  for (const { email } of [admin, other]) expect((await login(email)).code).toBe('factor.needed')
  expect(await take(other.person.id, codeOf(admin.key))).toBe(undefined)
  expect((await login(other.email)).status).toBe(true)
})

test('a new phone is no new second step: it is on since the first', async () => {
  const { email, person, key } = await withFactor()
  const { since } = (await ramp.call(calls.factorState, { as: person })).body
  clock += 60_000
  const next = (await ramp.call(calls.beginFactor, { as: person, body: { code: codeOf(key) } })).body
  expect((await ramp.call(calls.confirmFactor, { as: person, body: { code: codeOf(next.key) } })).status).toBe(200)
  expect((await ramp.call(calls.factorState, { as: person })).body.since).toBe(since)
  clock += STEP
  expect((await login(email, codeOf(next.key))).status).toBe(true)
})

test('whose answer was lost hears that it is on already; no try is burnt, and a wrong code is wrong as before', async () => {
  const { person, key } = await withFactor()
  const again = async (code: string) => (await ramp.call(calls.confirmFactor, { as: person, body: { code } })).error.code
  for (let n = 0; n < 6; n++) expect(await again(codeOf(key))).toBe('factor.on')
  expect(await again('000000')).toBe('factor.wrong')
})

test('where an admin asks it of directors, a director sets it up with the next sign-in; an angler is asked for nothing', async () => {
  const admin = await ramp.person('System Admin', 'Sam Root')
  const ana = await somebody('Director')
  const body = { key: FACTOR_OF_DIRECTORS, setting: true }
  const { _id } = (await ramp.call(adminSettingCalls.create, { as: admin, body })).body
  expect(await login(ana.email, undefined, 'Not=Hers99')).toEqual({
    status: false,
    code: 'login.failed',
    error: 'Incorrect email or password.',
  })
  const begun = await login(ana.email)
  expect(begun).toMatchObject({ status: false, code: 'factor.set-up' })
  expect(begun.token).toBeUndefined()
  expect((await login(ana.email, '000000')).code).toBe('factor.wrong')
  const signedIn = await login(ana.email, codeOf(begun.setUp!.key))
  expect([signedIn.status, signedIn.recoveryCodes?.length]).toEqual([true, 10])
  clock += STEP
  const off = await ramp.call(calls.turnFactorOff, { as: await ramp.again(ana.person), body: { code: codeOf(begun.setUp!.key) } })
  expect(off.error.code).toBe('factor.required')
  expect((await login((await somebody()).email)).status).toBe(true)
  await ramp.call(adminSettingCalls.update, { as: admin, params: { id: _id }, body: { setting: false } })
  expect((await login((await somebody('Director')).email)).status).toBe(true)
})
