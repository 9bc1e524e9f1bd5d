import { newId } from '@ramplight/contract/kernel/new-id'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { placementTablesOf } from './index.ts'

describe('payout structures', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  const tables = [{ places: 2, percentages: [60, 40].map((percentage, index) => ({ place: index + 1, percentage })) }]
  const make = (as: Person, name: string, more: object = {}) =>
    ramp.call(payoutStructureCalls.create, { as, body: { name, tables, ...more } })
  const seenBy = async (as: Person) => (await ramp.call(payoutStructureCalls.list, { as })).body.map((s) => s.name)

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
  })
  afterAll(() => ramp.close())

  test('everybody sees the system ones, and a director their own beside them, but never those of another', async () => {
    await make(admin, 'House table', { systemDefault: true })
    await make(ana, 'Ana pays two')
    expect((await seenBy(ana)).sort()).toEqual(['Ana pays two', 'House table'])
    expect(await seenBy(bo)).toEqual(['House table'])
    expect(await seenBy(await ramp.person('Angler', 'Lily Reyes'))).toEqual(['House table'])
    expect((await ramp.call(payoutStructureCalls.search, { as: bo, body: { name: 'Ana' } })).body).toEqual([])
  })

  test('a system structure is changed by admins only, and a director makes none', async () => {
    const { body } = await make(admin, 'Fixed', { systemDefault: true })
    const refusal = await ramp.call(payoutStructureCalls.update, { as: ana, params: { id: body._id }, body: { name: 'Mine' } })
    expect([refusal.status, refusal.error.code]).toEqual([403, 'access.forbidden'])
    const renamed = await ramp.call(payoutStructureCalls.update, { as: admin, params: { id: body._id }, body: { name: 'Firm' } })
    expect(renamed.body).toMatchObject({ name: 'Firm', systemDefault: true })
    const sneaky = await make(ana, 'Sneaky', { systemDefault: true, director: bo.id })
    expect(sneaky.body).toMatchObject({ systemDefault: false, director: ana.id })
    const still = await ramp.call(payoutStructureCalls.update, { as: ana, params: { id: sneaky.body._id }, body: { systemDefault: true } })
    expect(still.body.systemDefault).toBe(false)
  })

  test('a tournament pays by the tables it names, also when somebody tidies the list later; by default when it names none', async () => {
    const { body } = await make(ana, 'Old habit')
    await ramp.call(payoutStructureCalls.remove, { as: ana, params: { id: body._id } })
    expect(await seenBy(ana)).not.toContain('Old habit')
    expect(await placementTablesOf(ramp.db, body._id)).toEqual(tables)
    expect(await placementTablesOf(ramp.db)).toBeUndefined()
    expect(await placementTablesOf(ramp.db, newId())).toBeUndefined()
  })
})
