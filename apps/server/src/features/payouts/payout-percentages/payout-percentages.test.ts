import { payoutPercentageCalls as calls } from '@ramplight/contract/payouts/payout-percentages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

/** 2 §9, as it is written there. */
const FORTY = [
  20, 10, 5, 4.8, 4.2, 3.7, 3.3, 3.1, 2.7, 2.2, 2.1, 2, 1.9, 1.8, 1.8, 1.8, 1.8, 1.8, 1.8, 1.5, 1.5, 1.5, 1.5, 1.5, 1, 1, 1, 1, 1, 0.8, 0.8,
  0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8,
]

describe('payout percentages', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let lily: Person
  const payStructure = [
    { position: 1, percentage: 60 },
    { position: 2, percentage: 40 },
  ]
  const make = (as: Person | null, more: object = {}) => ramp.call(calls.create, { as, body: { payStructure, ...more } })
  const namesFor = async (as: Person, id: string) => (await ramp.call(calls.byUser, { as, params: { id } })).body.map(({ name }) => name)

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    lily = await ramp.person('Angler', 'Lily Reyes')
  })
  afterAll(() => ramp.close())

  test('the default has exactly the 40 places of the specification, 97.1 percent in all; place 30 is 0.8 percent', async () => {
    const { body } = await ramp.call(calls.getDefaultPayout, { as: lily })
    expect(body).toEqual({ payStructure: FORTY.map((percentage, n) => ({ position: n + 1, percentage })), last_place_payout: 1.5 })
    const tenths = body.payStructure.reduce((sum, { percentage }) => sum + Math.round(percentage * 10), 0)
    expect(tenths).toBe(971)
    expect((await ramp.call(calls.getDefaultPayout)).status).toBe(401)
  })

  test('a director chooses from their own, the newest first, and those of the system; nobody sees those of another', async () => {
    await make(admin, { name: 'House', systemDefault: true })
    const { body: first } = await make(ana, { name: 'Two places', last_place_payout: 1.5 })
    expect(first).toMatchObject({ user: ana.id, systemDefault: false, last_place_payout: 1.5 })
    await make(ana, { name: 'Again' })
    expect(await namesFor(ana, ana.id)).toEqual(['Again', 'Two places', 'House'])
    expect(await namesFor(bo, ana.id)).toEqual(['House'])
    expect((await ramp.call(calls.list, { as: bo })).body.map(({ name }) => name)).toEqual(['House'])
    for (const call of [calls.get, calls.remove]) expect((await ramp.call(call, { as: bo, params: { id: first._id } })).status).toBe(404)
    expect((await ramp.call(calls.search, { as: ana, body: { name: 'two' } })).body).toHaveLength(1)
  })

  test('a director makes none for the system or for somebody else, and an angler makes none', async () => {
    const { body } = await make(ana, { name: 'Sneaky', systemDefault: true, user: bo.id })
    expect(body).toMatchObject({ systemDefault: false, user: ana.id })
    const { body: house } = await make(admin, { name: 'House 2', systemDefault: true })
    expect((await ramp.call(calls.update, { as: ana, params: { id: house._id }, body: { name: 'Mine' } })).status).toBe(403)
    expect((await make(lily)).status).toBe(403)
    expect((await make(null)).status).toBe(401)
    const kept = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, user: bo.id, name: 'Kept' } })
    expect(kept.body).toMatchObject({ user: ana.id, name: 'Kept' })
    const stale = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, name: 'Late' } })
    expect(stale.error.code).toBe('record.stale')
  })

  test('a structure names every place once, and nothing above 100 percent', async () => {
    for (const wrong of [
      [...payStructure, { position: 2, percentage: 1 }],
      [{ position: 1, percentage: 101 }],
      [{ position: 0, percentage: 1 }],
      [{ place: 1, percentage: 1 }],
    ])
      expect((await make(ana, { payStructure: wrong })).error.code).toBe('request.invalid')
  })
})
