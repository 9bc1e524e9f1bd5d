import { authCalls } from '@ramplight/contract/people/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

let ramp: TestServer
let phone: Person
let tablet: Person
let stranger: Person

beforeAll(async () => {
  ramp = await aTestServer()
  phone = await ramp.person('Angler', 'Lily Reyes', { email: 'lily@lake.test' })
  tablet = await ramp.again(phone)
  stranger = await ramp.person('Angler', 'Max Webb')
})
afterAll(() => ramp.close())

const devices = async (as: Person) => (await ramp.call(authCalls.devices, { as })).body
const isIn = async (as: Person) => (await ramp.call(authCalls.session, { as })).status === 200

test('Lily sees where she is signed in, and which of them is in her hand; nobody else’s device is there', async () => {
  const seen = await devices(phone)
  expect(seen.map(({ isThis }) => isThis).sort()).toEqual([false, true])
  const [ofMax] = await devices(stranger)
  expect(seen.map(({ _id }) => _id)).not.toContain(ofMax!._id)
  const ended = await ramp.call(authCalls.endDevice, { as: phone, params: { id: ofMax!._id } })
  expect([ended.body, await isIn(stranger)]).toEqual([{ ok: true }, true])
})

test('she signs the lost tablet out, and it is out at once; then every other one', async () => {
  const lost = (await devices(phone)).find(({ isThis }) => !isThis)!
  await ramp.call(authCalls.endDevice, { as: phone, params: { id: lost._id } })
  expect([await isIn(tablet), await isIn(phone)]).toEqual([false, true])
  expect((await ramp.call(authCalls.endDevice, { as: phone, params: { id: lost._id } })).body).toEqual({ ok: true })
  const others = [await ramp.again(phone), await ramp.again(phone)]
  await ramp.call(authCalls.endOtherDevices, { as: phone, body: {} })
  expect(await Promise.all([...others, phone].map(isIn))).toEqual([false, false, true])
  expect(await devices(phone)).toHaveLength(1)
})
