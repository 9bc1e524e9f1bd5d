import { newId } from '@ramplight/contract/kernel/new-id'
import { subscriptionFeatureCalls } from '@ramplight/contract/subscriptions/subscription-features'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { addCurrentLevels } from '../subscription-levels/index.ts'

describe('subscriptions', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let gold: string

  const subscribe = async (user: Person, more: object = {}) => {
    const body = {
      type: 'gold',
      amount: 9.99,
      user: user.id,
      level: gold,
      status: 'active',
      stripe_customer_id: `cus_${user.id}`,
      ...more,
    } as const
    return (await ramp.call(subscriptionCalls.create, { as: admin, body })).body
  }
  const change = (id: string, body: object, as: Person | null) => ramp.call(subscriptionCalls.update, { as, params: { id }, body })

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    const doer = { id: admin.id, at: new Date().toISOString(), device: null }
    await addCurrentLevels(ramp.db, doer)
    await addCurrentLevels(ramp.db, doer)
    gold = (await ramp.call(subscriptionLevelCalls.search, { body: { key: 'gold-monthly' } })).body[0]!._id
  })
  afterAll(() => ramp.close())

  test('a person sees their own, admins all; an admin makes them', async () => {
    const { _id } = await subscribe(ana)
    const statusFor = async (as: Person | null) => (await ramp.call(subscriptionCalls.get, { as, params: { id: _id } })).status
    expect([await statusFor(ana), await statusFor(admin), await statusFor(bo), await statusFor(null)]).toEqual([200, 200, 404, 404])
    for (const call of [subscriptionCalls.ofUser, subscriptionCalls.byUserId]) {
      const ids = async (as: Person | null) => (await ramp.call(call, { as, params: { id: ana.id } })).body?.map((one) => one._id)
      expect([await ids(ana), await ids(admin), await ids(bo), await ids(null)]).toEqual([[_id], [_id], undefined, undefined])
    }
    const byCustomer = async (as: Person) =>
      (await ramp.call(subscriptionCalls.byStripeCustomerId, { as, params: { id: `cus_${ana.id}` } })).body.length
    expect([await byCustomer(ana), await byCustomer(admin), await byCustomer(bo)]).toEqual([1, 1, 0])
    expect((await ramp.call(subscriptionCalls.list, { as: bo })).body).toEqual([])
    const self = await ramp.call(subscriptionCalls.create, { as: ana, body: { type: 'gold', user: ana.id, status: 'active' } })
    expect(self.status).toBe(403)
    expect((await ramp.call(subscriptionCalls.create, { as: admin, body: { type: 'gold', user: newId() } })).error.code).toBe(
      'reference.unknown',
    )
  })

  test('a subscriber pauses, resumes and cancels; the price and that it begins are not theirs to set', async () => {
    const { _id } = await subscribe(ana, { status: 'inactive', price_id: 'price_1' })
    for (const body of [
      { type: 'basic' },
      { amount: 0 },
      { price_id: 'price_2' },
      { user: bo.id },
      { level: null },
      { deleted: true },
      { status: 'active' },
    ])
      expect([body, (await change(_id, body, ana)).error.code]).toEqual([body, 'subscription.admin-only'])
    expect((await change(_id, { status: 'active' }, admin)).body.status).toBe('active')
    // The form comes back with what was in it.
    const form = { type: 'gold', amount: 9.99, price_id: 'price_1', user: ana.id, email: 'ana@lake.test', status: 'paused' }
    expect((await change(_id, form, ana)).body).toMatchObject({ status: 'paused', email: 'ana@lake.test' })
    expect((await change(_id, { status: 'inactive' }, ana)).error.code).toBe('subscription.move-not-allowed')
    expect((await change(_id, { status: 'active' }, ana)).body.status).toBe('active')
    expect((await change(_id, { status: 'canceled' }, ana)).body.status).toBe('canceled')
    expect((await change(_id, { status: 'active' }, admin)).error.message).toBe('A subscription can’t go from canceled to active.')
    expect((await ramp.call(subscriptionCalls.remove, { as: ana, params: { id: _id } })).error.code).toBe('subscription.admin-only')
    expect((await ramp.call(subscriptionCalls.findAndUpdate, { as: bo, params: { id: _id }, body: { email: 'b@lake.test' } })).status).toBe(
      404,
    )
  })

  test('many are changed and deleted at once, each for itself', async () => {
    const ids = [(await subscribe(bo))._id, (await subscribe(bo, { status: 'canceled' }))._id, (await subscribe(ana))._id]
    const update = (fields: object, of = ids) => ramp.call(subscriptionCalls.updateFields, { as: bo, body: { ids: of, fields } })
    expect((await update({ status: 'paused' })).body.results.map(({ code }) => code ?? 'ok')).toEqual([
      'ok',
      'subscription.move-not-allowed',
      'record.not-found',
    ])
    const few = await countStatements(() => update({ email: 'one@lake.test' }, ids.slice(0, 1)))
    const many = await countStatements(() => update({ email: 'two@lake.test' }, ids.slice(0, 2)))
    expect(many.statements).toBe(few.statements)
    const { body } = await ramp.call(subscriptionCalls.pagedSearch, {
      as: bo,
      body: { status: ['paused', 'canceled'], sortField: 'amount' },
    })
    expect(body.totalItemCount).toBe(2)
    const named = await ramp.call(subscriptionCalls.pagedSearch, { as: admin, body: { words: 'kim bo', status: 'canceled' } })
    expect(named.body.message.map(({ _id, userName }) => [_id, userName])).toEqual([[ids[1], 'Bo Kim']])
    expect((await ramp.call(subscriptionCalls.deleteMany, { as: bo, body: ids })).body.ok).toBe(false)
    expect((await ramp.call(subscriptionCalls.deleteMany, { as: admin, body: { ids } })).body.ok).toBe(true)
    expect((await ramp.call(subscriptionCalls.list, { as: bo })).body).toEqual([])
  })

  describe('levels', () => {
    test('today there is one, by the month and by the year; the older ones are for admins', async () => {
      const { body } = await ramp.call(subscriptionLevelCalls.list)
      expect(body.map(({ type, price, billing_frequency }) => [type, price, billing_frequency])).toEqual([
        ['gold', 999, 'monthly'],
        ['gold', 9999, 'yearly'],
      ])
      expect((await ramp.call(subscriptionLevelCalls.pagedSearch, { as: admin, body: {} })).body.totalItemCount).toBe(6)
      const [older] = (await ramp.call(subscriptionLevelCalls.search, { as: admin, body: { type: 'basic' } })).body
      expect((await ramp.call(subscriptionLevelCalls.get, { as: ana, params: { id: older!._id } })).status).toBe(404)
    })

    test('are written by admins, one or many; who has one finds it, also when it is older', async () => {
      const body = { name: 'Club', type: 'premium', price: 5, billing_frequency: 'monthly', stripe_test_api_id: 'price_club' } as const
      expect((await ramp.call(subscriptionLevelCalls.create, { as: ana, body })).status).toBe(403)
      expect((await ramp.call(subscriptionLevelCalls.create, { as: admin, body: { name: 'X' } as never })).status).toBe(400)
      const { _id } = (await ramp.call(subscriptionLevelCalls.create, { as: admin, body })).body
      const levels = async (person: Person, as: Person | null) =>
        (await ramp.call(subscriptionLevelCalls.ofUser, { as, params: { userId: person.id } })).body?.map(({ name }) => name)
      const cy = await ramp.person('Director', 'Cy Lee')
      expect(await levels(cy, cy)).toEqual([])
      await subscribe(cy, { level: null, type: 'premium', price_id: 'price_club' })
      await subscribe(cy, { status: 'canceled' })
      await ramp.call(subscriptionLevelCalls.updateFields, { as: admin, body: { ids: [_id], fields: { active: false } } })
      expect([await levels(cy, cy), await levels(cy, bo), await levels(cy, null)]).toEqual([['Club'], undefined, undefined])
      const byCustomer = async (as: Person) =>
        (await ramp.call(subscriptionLevelCalls.byStripeCustomerId, { as, params: { id: `cus_${cy.id}` } })).body.length
      expect([await byCustomer(cy), await byCustomer(bo)]).toEqual([1, 0])
      const again = await fetch(`${ramp.address}/api/subscription-levels/update-certain-fields-array`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
        body: JSON.stringify({ ids: [_id], fields: { active: true, price: 6.5 } }),
      })
      expect(await again.json()).toMatchObject({ ok: true })
      const found = await ramp.call(subscriptionLevelCalls.findAndUpdate, {
        as: admin,
        params: { id: _id },
        body: { description: 'For clubs' },
      })
      expect(found.wire).toMatchObject({ price: 6.5, description: 'For clubs' })
      await ramp.call(subscriptionLevelCalls.markDeleted, { as: admin, params: { id: _id } })
      expect((await ramp.call(subscriptionLevelCalls.search, { as: admin, body: { name: 'Club' } })).body).toEqual([])
      expect((await ramp.call(subscriptionLevelCalls.deleteMany, { as: ana, body: [gold] })).body.results[0]?.code).toBe('access.forbidden')
    })

    test('have features that everybody reads, of levels that are there', async () => {
      const make = (body: object) => ramp.call(subscriptionFeatureCalls.create, { as: admin, body: { name: 'Cut lines', ...body } })
      const ids = [(await make({ subscription_levels: [gold] })).body._id, (await make({ active: false })).body._id]
      expect((await make({ subscription_levels: [newId()] })).error.code).toBe('reference.unknown')
      expect((await ramp.call(subscriptionFeatureCalls.list)).body.map(({ _id }) => _id)).toEqual([ids[0]])
      expect((await ramp.call(subscriptionFeatureCalls.deleteByArray, { as: ana, body: { ids } })).body.ok).toBe(false)
      expect((await ramp.call(subscriptionFeatureCalls.deleteByArray, { as: admin, body: { ids } })).body.ok).toBe(true)
      expect((await ramp.call(subscriptionFeatureCalls.list)).body).toEqual([])
    })
  })
})
