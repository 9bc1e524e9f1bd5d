import { newId } from '@ramplight/contract/kernel/new-id'
import { composeCalls } from '@ramplight/contract/messaging/compose'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { FEATURE_LEVELS, HELD_FEATURES, type HeldFeature, hasFeature } from '@ramplight/domain/subscriptions/levels'
import { TIERS, type Tier } from '@ramplight/domain/subscriptions/tiers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardProviderStandIn } from '#platform/cards/card-provider'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aForm, aTour } from '../../tournaments/testing/a-tournament.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'

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
      const body = { name: type, type, price: 5, billing_frequency: 'monthly', stripe_test_api_id: `price_${type}` } as const
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
    messages: async (as) => {
      const tournament = await anEvent(as)
      await aBoat(ramp, tournament, 1, ['Lily Reyes'], { tour: tournament.tour })
      const body = { _id: newId(), type: 'email', subject: 'Fog', message: 'We launch at seven.', audience: { of: 'all' } } as const
      return ramp.call(composeCalls.send, { as, body: { ...body, tournament: tournament.id } })
    },
    penalties: change({ settings: { weight: { deadFishPenalty: 4 } } }),
    bigFish: change({ bigfishpots: [{ _id: newId(), name: 'Big fish', entryFee: 10 }] }),
    sidePots: change({ sidepots: [{ _id: newId(), name: 'Side pot', entryFee: 20 }] }),
    scoring: change({ settings: { pointsScoring: { system: 'By Position', firstPlacePoints: 200 } } }),
    multiDay: change({ dateSpanType: 'multi', tournamentDates: ['2027-06-12', '2027-06-13'] }),
    cuts: change({ hasCuts: true }),
    multipleWeighIns: change({ setupOptions: { multipleDailyWeighIns: true } }),
  }
  const anEvent = (as: Person) => aTournament(ramp, as, { status: 'Open', settings: {}, tournamentDates: ['2027-06-12'] })
  function change(body: object) {
    return async (as: Person) => ramp.call(tournamentCalls.update, { as, params: { id: (await anEvent(as)).id }, body })
  }
  const aDirector = () => ramp.person('Director', 'Ana Hall', { email: `${newId()}@lake.test` })
  const subscribe = async (user: Person, tier: Tier) => {
    const body = { type: tier, level: levels.get(tier)!, user: user.id, status: 'active' } as const
    return tier === 'Free' ? null : (await ramp.call(subscriptionCalls.create, { as: admin, body })).body._id
  }
  const sell = async (active: boolean) => {
    for (const id of levels.values()) await ramp.call(subscriptionLevelCalls.update, { as: admin, params: { id }, body: { active } })
  }
  /** The level that has it, and the one below it. */
  const cells = HELD_FEATURES.flatMap((feature) => {
    const first = TIERS.indexOf(FEATURE_LEVELS[feature])
    return TIERS.slice(first - 1, first + 1).map((tier) => ({ feature, tier }))
  })

  test.each(cells)('$feature at $tier', async ({ feature, tier }) => {
    const ana = await aDirector()
    const paid = await subscribe(ana, tier)
    const answer = await begins[feature](ana)
    if (!hasFeature(tier, feature)) {
      expect([answer.status, answer.error.code]).toEqual([409, 'level.feature'])
      expect(answer.error.message).toContain(`This is part of the ${FEATURE_LEVELS[feature]} plan.`)
    } else expect(answer.status).toBe(200)
    if (paid) await ramp.call(subscriptionCalls.update, { as: ana, params: { id: paid }, body: { status: 'canceled' } })
  })

  test('a new event is asked for what its tour does not bring, and may have what it brings', async () => {
    const ana = await aDirector()
    const tour = await aTour(ramp, ana)
    const settings = (await ramp.call(tourSettingsCalls.byTour, { as: ana, params: { id: tour } })).body
    const weight = { weight: { deadFishPenalty: 4 } }
    const bring = { tournamentDefaults: { settings: weight } }
    expect((await ramp.call(tourSettingsCalls.update, { as: ana, params: { id: settings._id }, body: bring })).status).toBe(200)
    const create = (more: object) => ramp.call(tournamentCalls.create, { as: ana, body: aForm(tour, more) })
    expect((await create({})).status).toBe(200)
    const days = { dateSpanType: 'multi', tournamentDates: ['2027-06-12', '2027-06-13'], tournamentDateForSingle: undefined }
    expect((await create(days)).error).toMatchObject({ code: 'level.feature', message: expect.stringContaining('the Pro plan') })
  })

  test('an event that has what a lower level has not goes on with it, and one that has begun is never asked', async () => {
    const ana = await aDirector()
    const two = { tournamentDates: ['2027-06-12', '2027-06-13'], hasCuts: true }
    const change = async (more: object, body: object) =>
      (await ramp.call(tournamentCalls.update, { as: ana, params: { id: (await aTournament(ramp, ana, { ...two, ...more })).id }, body }))
        .status
    expect(await change({ status: 'Open' }, { hasCuts: true, name: 'Lake Fork, two days' })).toBe(200)
    expect(await change({ status: 'Open' }, { setupOptions: { multipleDailyWeighIns: true } })).toBe(409)
    expect(await change({ status: 'In Progress' }, { setupOptions: { multipleDailyWeighIns: true } })).toBe(200)
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
