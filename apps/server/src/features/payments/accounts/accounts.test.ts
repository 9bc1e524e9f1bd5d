import { accountCalls as calls } from '@ramplight/contract/payments/accounts'
import { auditCalls } from '@ramplight/contract/system/audit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('payment accounts', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  const make = (as: Person | null, more: object = {}) =>
    ramp.call(calls.create, { as, body: { name: 'Lake Fork Trail', type: 'Card', email: 'ana@lake.test', ...more } })
  const byUser = (as: Person | null, of: Person) => ramp.call(calls.byUser, { as, params: { id: of.id } })

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  beforeEach(async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
  })
  afterAll(() => ramp.close())

  test("are a person's own: nobody but they and admins see or change them", async () => {
    const { body } = await make(ana)
    expect(body).toMatchObject({ user: ana.id, active: true, locked: false })
    expect((await byUser(ana, ana)).body._id).toBe(body._id)
    expect((await byUser(admin, ana)).body._id).toBe(body._id)
    expect([(await byUser(bo, ana)).status, (await byUser(null, ana)).status, (await byUser(bo, bo)).status]).toEqual([404, 404, 404])
    for (const call of [calls.get, calls.remove, calls.markDeleted])
      expect((await ramp.call(call, { as: bo, params: { id: body._id } })).status).toBe(404)
    expect((await ramp.call(calls.update, { as: bo, params: { id: body._id }, body: { email: 'bo@lake.test' } })).status).toBe(404)
    expect((await ramp.call(calls.list, { as: bo })).body).toEqual([])
    const all = await fetch(`${ramp.address}/api/accounts/all`, { headers: { authorization: `Bearer ${ana.token}` } })
    expect(((await all.json()) as { _id: string }[]).map(({ _id }) => _id)).toEqual([body._id])
    expect((await ramp.call(calls.search, { as: admin, body: { user: ana.id, email: 'LAKE' } })).body).toHaveLength(1)
    const page = async (as: Person) => (await ramp.call(calls.pagedSearch, { as, body: { words: 'lake fork' } })).body.totalItemCount
    expect([await page(ana), await page(bo), (await page(admin)) > 0]).toEqual([1, 0, true])
    expect((await make(null)).status).toBe(401)
  })

  test('name, type and e-mail are required, and everybody has one', async () => {
    const empty = await ramp.call(calls.create, { as: ana, body: {} as never })
    expect((empty.error.details as { path: string }[]).map(({ path }) => path)).toEqual(['name', 'type', 'email'])
    expect((await make(ana, { email: 'nobody' })).status).toBe(400)
    expect((await make(ana)).status).toBe(200)
    expect((await make(ana)).error.code).toBe('record.only-one')
    expect((await make(bo, { user: ana.id })).status).toBe(403)
    expect((await make(admin, { user: bo.id })).body.user).toBe(bo.id)
  })

  test('are locked and unlocked by admins only, and a locked one is not shaken off', async () => {
    const { body } = await make(ana)
    const change = (as: Person, sent: object) => ramp.call(calls.update, { as, params: { id: body._id }, body: sent })
    expect((await change(ana, { locked: true })).status).toBe(403)
    expect((await change(admin, { locked: true, active: false })).body).toMatchObject({ locked: true, active: false })
    for (const pardon of [{ locked: false }, { active: true }, { user: bo.id }]) expect((await change(ana, pardon)).status).toBe(403)
    // The form sends back what it was shown.
    expect((await change(ana, { locked: true, active: false, email: 'new@lake.test' })).body.email).toBe('new@lake.test')
    const gone = await ramp.call(calls.markDeleted, { as: ana, params: { id: body._id } })
    expect([gone.status, gone.error.code]).toEqual([409, 'account.locked'])
    await change(admin, { locked: false, active: true })
    expect((await ramp.call(calls.markDeleted, { as: ana, params: { id: body._id } })).status).toBe(200)
    expect((await byUser(ana, ana)).status).toBe(404)
    expect((await make(ana, { locked: true })).status).toBe(403)
    expect((await make(ana)).status).toBe(200)
  })

  test('are locked and opened by hand with a reason that stands in their history; who has none gets one', async () => {
    const lock = (as: Person, locked: boolean, of = ana) =>
      ramp.call(calls.lock, { as, params: { id: of.id }, body: { locked, reason: 'Asked by phone' } })
    expect((await lock(ana, false)).status).toBe(403)
    expect((await lock(bo, true)).status).toBe(403)
    for (let tap = 0; tap < 2; tap++) expect((await lock(admin, true)).body).toEqual({ user: ana.id, locked: true })
    const account = (await byUser(ana, ana)).body
    expect(account).toMatchObject({ name: 'Ana Hall', locked: true })
    expect((await ramp.call(calls.search, { as: admin, body: { locked: true, user: ana.id } })).body).toHaveLength(1)
    expect((await lock(admin, false)).body.locked).toBe(false)
    const params = { family: 'accounts', id: account._id }
    const history = (await ramp.call(auditCalls.byRecord, { as: admin, params })).body
    expect(history.map(({ summary, byName }) => [summary, byName])).toEqual([
      ['Unlocked by hand: Asked by phone', 'Sam Root'],
      ['Locked by hand: Asked by phone', 'Sam Root'],
    ])
    // Nothing is made for somebody who was never locked.
    expect((await lock(admin, false, bo)).body).toEqual({ user: bo.id, locked: false })
    expect((await byUser(bo, bo)).status).toBe(404)
  })

  test('that are switched off stay so: deleting one and making it anew is no way around the admin', async () => {
    const { body } = await make(ana)
    await ramp.call(calls.update, { as: admin, params: { id: body._id }, body: { active: false } })
    const gone = await ramp.call(calls.remove, { as: ana, params: { id: body._id } })
    expect([gone.status, gone.error.code]).toEqual([403, 'access.forbidden'])
    expect((await byUser(ana, ana)).body.active).toBe(false)
    expect((await ramp.call(calls.remove, { as: admin, params: { id: body._id } })).status).toBe(200)
  })

  test('a stale change is told, with both versions', async () => {
    const { body } = await make(ana)
    await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, name: 'One' } })
    const stale = await ramp.call(calls.update, { as: admin, params: { id: body._id }, body: { _rev: 1, name: 'Two' } })
    expect(stale.error).toMatchObject({ code: 'record.stale', details: { theirs: { name: 'One' } } })
  })
})
