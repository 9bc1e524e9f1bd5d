import { newId } from '@ramplight/contract/kernel/new-id'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import { FEATURE_LEVELS, HELD_FEATURES, type HeldFeature, hasFeature } from '@ramplight/domain/subscriptions/levels'
import { TIERS, type Tier } from '@ramplight/domain/subscriptions/tiers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardProviderStandIn } from '#platform/cards/card-provider'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

const ON_SALE = TIERS.filter((tier) => tier !== 'Free')

describe('each feature that is held, at each level', () => {
  let ramp: TestServer
  let cards: Awaited<ReturnType<typeof cardProviderStandIn>>
  let admin: Person
  const levels = new Map<Tier, string>()

  beforeAll(async () => {
    cards = await cardProviderStandIn()
    ramp = await aTestServer({ cards })
    admin = await ramp.person('System Admin', 'Sam Root')
    for (const type of ON_SALE) {
      const body = { name: type, type, price: 5, billing_frequency: 'monthly', stripe_api_id: `price_${type}` } as const
      levels.set(type, (await ramp.call(subscriptionLevelCalls.create, { as: admin, body })).body._id)
    }
  })
  afterAll(async () => {
    await ramp.close()
    await cards.standIn.close()
  })

  /** What begins something new of a feature. */
  const begins: Record<HeldFeature, (as: Person) => Promise<{ status: number; error: { code: string; message: string } }>> = {
    sponsors: (as) => ramp.call(sponsorCalls.create, { as, body: { name: 'Bait Barn' } }),
    payments: (as) => ramp.call(stripeCalls.createAccount, { as, body: {} }),
  }
  const aDirector = () => ramp.person('Director', 'Ana Hall', { email: `${newId()}@lake.test` })
  const subscribe = async (user: Person, tier: Tier) => {
    const body = { type: tier, level: levels.get(tier)!, user: user.id, status: 'active' } as const
    return tier === 'Free' ? null : (await ramp.call(subscriptionCalls.create, { as: admin, body })).body._id
  }
  const sell = async (active: boolean) => {
    for (const id of levels.values()) await ramp.call(subscriptionLevelCalls.update, { as: admin, params: { id }, body: { active } })
  }
  const cells = HELD_FEATURES.flatMap((feature) => TIERS.map((tier) => ({ feature, tier })))

  test.each(cells)('$feature at $tier', async ({ feature, tier }) => {
    const ana = await aDirector()
    const paid = await subscribe(ana, tier)
    const answer = await begins[feature](ana)
    if (!hasFeature(tier, feature)) {
      expect([answer.status, answer.error.code]).toEqual([409, 'level.feature'])
      expect(answer.error.message).toContain(`This comes with the ${FEATURE_LEVELS[feature]} level.`)
    } else expect(answer.status).toBe(200)
    if (paid) await ramp.call(subscriptionCalls.update, { as: ana, params: { id: paid }, body: { status: 'canceled' } })
  })

  test('a lower level keeps the account by which money comes, and its way to the provider', async () => {
    const ana = await aDirector()
    const paid = await subscribe(ana, 'Basic')
    const { stripeId } = (await ramp.call(stripeCalls.createAccount, { as: ana, body: {} })).body
    await ramp.call(subscriptionCalls.update, { as: ana, params: { id: paid! }, body: { status: 'canceled' } })
    expect((await ramp.call(stripeCalls.createAccount, { as: ana, body: {} })).body).toMatchObject({ stripeId })
    expect((await ramp.call(stripeCalls.accountLink, { as: ana, body: { stripeId } })).status).toBe(200)
  })

  test('an angler who is to be paid needs no level', async () => {
    const lily = await ramp.person('Angler', 'Lily Reyes', { email: 'lily@lake.test' })
    expect((await ramp.call(stripeCalls.createAccountFromRegistration, { as: lily, body: {} })).status).toBe(200)
  })

  test('where no level is for sale, everybody begins everything', async () => {
    await sell(false)
    for (const feature of HELD_FEATURES) expect([feature, (await begins[feature](await aDirector())).status]).toEqual([feature, 200])
    await sell(true)
  })
})
