import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { planCalls } from '@ramplight/contract/subscriptions/plans'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardProviderStandIn } from '#platform/cards/card-provider'
import { withDatabase } from '#platform/http/deps'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { CARD_HOOK_PATH, ensureCustomer } from '../../payments/stripe/index.ts'

describe('the subscription of a director', () => {
  let ramp: TestServer
  let cards: Awaited<ReturnType<typeof cardProviderStandIn>>
  let ana: Person
  let bo: Person
  let subscription_id: string

  const plan = async () => (await ramp.call(planCalls.ofDirector, { as: ana, params: { id: ana.id } })).body
  const standing = async () => {
    const { tier, subscription, bill } = await plan()
    return [tier, subscription?.status ?? null, bill?.state ?? null]
  }

  beforeAll(async () => {
    cards = await cardProviderStandIn()
    ramp = await aTestServer({ cards })
    cards.standIn.listenAt(ramp.address + CARD_HOOK_PATH)
    const admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    const price = { unit_amount: 999, currency: 'usd', recurring: { interval: 'month' as const }, product_data: { name: 'Gold' } }
    const { id: stripe_test_api_id } = await cards.stripe.prices.create(price)
    const gold = { name: 'Gold', type: 'gold', price: 9.99, billing_frequency: 'monthly', stripe_test_api_id } as const
    const level = (await ramp.call(subscriptionLevelCalls.create, { as: admin, body: gold })).body._id
    cards.standIn.saveCard(await ensureCustomer(withDatabase(ramp.deps, ramp.deps.outside), ana.id), '4242424242424242')
    const made = await ramp.call(stripeCalls.createSubscription, { as: ana, body: { level } })
    subscription_id = made.body.subscription_id!
  })
  afterAll(async () => {
    await cards.standIn.quiet()
    await ramp.close()
    await cards.standIn.close()
  })

  test('says until when it is paid, and what to do about a bill that is not; a provider that is away hides nothing', async () => {
    expect(await plan()).toMatchObject({ tier: 'Pro', bill: { state: 'good', until: expect.stringMatching(/^20\d\d-/) } })
    const there = cards.standIn.state.things.get(subscription_id)!
    there.status = 'past_due'
    expect(await standing()).toEqual(['Pro', 'active', 'past-due'])
    cards.standIn.mood.answer = 'hangs up'
    expect(await standing()).toEqual(['Pro', 'active', 'unknown'])
    cards.standIn.mood.answer = null
    there.status = 'active'
  })

  test('is paused, goes on and ends by its director alone; the level follows', async () => {
    const body = { subscription_id }
    expect((await ramp.call(stripeCalls.pauseSubscription, { as: bo, body })).status).toBe(404)
    await ramp.call(stripeCalls.pauseSubscription, { as: ana, body })
    expect(await standing()).toEqual(['Free', 'paused', 'good'])
    await ramp.call(stripeCalls.resumeSubscription, { as: ana, body })
    expect(await standing()).toEqual(['Pro', 'active', 'good'])
    await ramp.call(stripeCalls.cancelSubscription, { as: ana, body })
    expect(await standing()).toEqual(['Free', null, null])
  })

  test('has a page of the provider for its bills, which leads back', async () => {
    const { url } = (await ramp.call(stripeCalls.portal, { as: ana, body: {} })).body
    expect(await (await fetch(url)).text()).toContain('/director/subscriptions')
  })
})
