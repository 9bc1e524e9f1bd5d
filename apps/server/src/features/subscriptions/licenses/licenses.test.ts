import { licenseCalls } from '@ramplight/contract/subscriptions/licenses'
import { adminSettingCalls } from '@ramplight/contract/system/admin-settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'

describe('licenses', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let hal: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [await aTour(ramp, ana)] })
  })
  afterAll(() => ramp.close())

  test('a director licenses their own staff, who see it; other directors do not', async () => {
    const body = { first_name: 'Hal', email: 'hal@lake.test', role: 'Admin', user: hal.id, status: 'Active', director: bo.id } as const
    const made = (await ramp.call(licenseCalls.create, { as: ana, body })).body
    expect(made).toMatchObject({ director: ana.id, active: true, role: 'Admin' })
    const see = async (as: Person | null) => (await ramp.call(licenseCalls.get, { as, params: { id: made._id } })).status
    expect([await see(ana), await see(hal), await see(admin), await see(bo), await see(null)]).toEqual([200, 200, 200, 404, 404])
    const byUser = async (as: Person) => (await ramp.call(licenseCalls.byUser, { as, params: { id: hal.id } })).body.length
    expect([await byUser(ana), await byUser(hal), await byUser(admin), await byUser(bo)]).toEqual([1, 1, 1, 0])
    expect((await ramp.call(licenseCalls.search, { as: bo, body: {} })).body).toEqual([])
    const update = async (as: Person) =>
      (await ramp.call(licenseCalls.update, { as, params: { id: made._id }, body: { active: false } })).status
    expect([await update(hal), await update(bo), await update(ana)]).toEqual([403, 404, 200])
    const moved = await ramp.call(licenseCalls.update, { as: ana, params: { id: made._id }, body: { director: bo.id } })
    expect(moved.body.director).toBe(ana.id)
    // A status that nothing understands would look like a license and give nothing.
    const odd = await ramp.call(licenseCalls.create, { as: ana, body: { user: hal.id, status: 'active' as 'Active' } })
    expect([odd.status, odd.error.details]).toEqual([400, [{ path: 'status', message: 'must be Active or Ended' }]])
    // A helper licenses nobody, and a license lets nobody in.
    expect((await ramp.call(licenseCalls.create, { as: hal, body: { first_name: 'Me' } })).status).toBe(404)
    expect((await ramp.call(adminSettingCalls.list, { as: hal })).status).toBe(403)
  })
})
