import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { priceSetOf, subscriptionLevelStore } from '#features/subscriptions/subscription-levels/index'
import { subscriptionStore } from '#features/subscriptions/subscriptions/index'
import type { Deps } from '#platform/http/deps'
import { ensureCustomer } from './customers.store.ts'
import { keepSubscription } from './settle-subscription.ts'

/**
 * For a demo: its levels are for sale at the stand-in, which forgets prices and subscriptions when it stops, and this director has the
 * highest one by the month.
 */
export async function sellLevels(deps: Deps, director: string): Promise<void> {
  const stripe = deps.cards?.stripe
  if (!stripe) return
  const [{ table: levels }, { table: subscriptions }] = [subscriptionLevelStore, subscriptionStore]
  await deps.db
    .update(subscriptions)
    .set({ status: 'canceled' })
    .where(and(isNotNull(subscriptions.subscription_id), ne(subscriptions.status, 'canceled')))
  const customer = await ensureCustomer(deps, director)
  for (const { id, name, price: unit_amount, billing_frequency } of await subscriptionLevelStore.list(deps.db, eq(levels.active, true))) {
    const recurring = { interval: billing_frequency === 'yearly' ? ('year' as const) : ('month' as const) }
    const price = await stripe.prices.create({ unit_amount, currency: 'usd', recurring, product_data: { name } })
    await deps.db
      .update(levels)
      .set(priceSetOf(deps) === 'live' ? { stripe_api_id: price.id } : { stripe_test_api_id: price.id })
      .where(eq(levels.id, id))
    if (recurring.interval === 'year') continue
    const bought = await stripe.subscriptions.create({ customer, items: [{ price: price.id }], metadata: { level: id } })
    await keepSubscription(deps, bought, deps.now().toISOString())
  }
}
