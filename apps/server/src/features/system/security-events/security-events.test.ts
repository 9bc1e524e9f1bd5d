import { authCalls } from '@ramplight/contract/people/auth'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { userCalls } from '@ramplight/contract/people/users'
import { securityEventCalls } from '@ramplight/contract/system/security-events'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#platform/auth/passwords'
import { KEPT_DAYS, sweepSecurity } from '#platform/security/note-security'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

const SECRET = 'Crankbait=Deep7'
const NEW = 'Jigging=Spoon9-east'
let ramp: TestServer
let ana: Person
let bo: Person
let sam: Person

beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@lake.test', passwordHash: await hashPassword(SECRET) })
  bo = await ramp.person('Director', 'Bo Dunn')
  sam = await ramp.person('System Admin', 'Sam Root')
})
afterAll(() => ramp.close())

const events = async (query: object = {}) => (await ramp.call(securityEventCalls.list, { as: sam, query })).body
const ofAna = async (kind: string) =>
  (await events({ kind, user: ana.id })).map(({ user, userName, admin, times }) => ({ user, userName, admin, times }))
const line = (more: object = {}) => ({ user: ana.id, userName: 'Ana Hall', admin: null, times: 1, ...more })
const login = (email: string, password: string) => ramp.call(authCalls.login, { body: { email, password } })

test('wrong passwords leave one line that counts them, then that nobody was listened to; who guesses at nobody is seen, too', async () => {
  for (let n = 0; n < 12; n++) await login('ana@lake.test', 'Wrong=Password7')
  await login('nobody@lake.test', SECRET)
  expect(await ofAna('sign-in-failed')).toEqual([line({ times: 10 })])
  expect(await ofAna('sign-in-throttled')).toEqual([line({ times: 2 })])
  const [unknown] = (await events({ kind: 'sign-in-failed' })).filter(({ user }) => user === null)
  expect(unknown).toMatchObject({ address: '127.0.0.1', times: 1 })
  expect(JSON.stringify(await events())).not.toMatch(/Wrong=Password7|nobody@lake/)
})

test('a new password, a new e-mail that is asked for, a reset and a wrong proof are noted with whose they are', async () => {
  await ramp.call(userCalls.update, { as: ana, params: { id: ana.id }, body: { password: NEW } })
  await ramp.call(userCalls.update, { as: ana, params: { id: ana.id }, body: { email: 'ana.new@lake.test' } })
  await ramp.call(signUpCalls.passwordReset, { body: { email: 'ana@lake.test' } })
  await ramp.call(authCalls.prove, { as: ana, body: { method: 'password', password: SECRET } })
  for (const kind of ['password-changed', 'email-asked', 'reset-asked', 'proof-failed']) expect(await ofAna(kind)).toEqual([line()])
})

test('acting as somebody is noted when it begins, ends and is refused something', async () => {
  const { body } = await ramp.call(authCalls.setUserImpersonating, { as: sam, body: { user: ana.id } })
  const samAsAna = { ...ana, token: body.token! }
  await ramp.call(userCalls.update, { as: samAsAna, params: { id: ana.id }, body: { email: 'thief@lake.test' } })
  await ramp.call(authCalls.setUserImpersonating, { as: samAsAna, body: { user: null } })
  for (const kind of ['acting-began', 'acting-refused', 'acting-ended']) expect(await ofAna(kind)).toEqual([line({ admin: sam.id })])
})

test('five refused rights one after the other are noted; four with something allowed between are not', async () => {
  const { body: tour } = await ramp.call(tourCalls.create, { as: ana, body: { name: 'Lake Fork Trail' } })
  const tries = async (count: number) => {
    for (let n = 0; n < count; n++) await ramp.call(tourCalls.update, { as: bo, params: { id: tour._id }, body: { name: 'Mine' } })
  }
  const noted = async () => (await events({ kind: 'rights-denied' })).map(({ userName, times }) => [userName, times])
  await tries(4)
  await ramp.call(userCalls.update, { as: bo, params: { id: bo.id }, body: { city: 'Emory' } })
  await tries(4)
  expect(await noted()).toEqual([])
  await tries(1)
  expect(await noted()).toEqual([['Bo Dunn', 5]])
})

test('is read by system admins alone, and is kept for so many days', async () => {
  expect((await ramp.call(securityEventCalls.list, { as: ana, query: {} })).status).toBe(403)
  const after = (days: number) => sweepSecurity(ramp.db, new Date(Date.now() + days * 86_400_000))
  await after(KEPT_DAYS - 1)
  expect((await events()).length).toBeGreaterThan(5)
  await after(KEPT_DAYS + 1)
  expect((await events()).length).toBe(0)
})
