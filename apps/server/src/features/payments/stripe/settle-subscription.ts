import type { SubscriptionStatus } from '@ramplight/domain/subscriptions/subscription-status'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { isPriceOf, subscriptionLevelStore } from '#features/subscriptions/subscription-levels/index'
import { type SubscriptionRow, subscriptionStore } from '#features/subscriptions/subscriptions/index'
import type { Doer } from '#platform/audit/doer'
import { askProvider, orNull } from '#platform/cards/ask-provider'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { cardCustomers } from './cards.table.ts'
import { holderOf } from './customers.store.ts'

/** What the provider says, in our four words. Who is behind with a bill keeps what they have until the provider gives up. */
const STATUS: Record<Stripe.Subscription.Status, SubscriptionStatus> = {
  active: 'active',
  trialing: 'active',
  past_due: 'active',
  paused: 'paused',
  incomplete: 'inactive',
  incomplete_expired: 'canceled',
  unpaid: 'canceled',
  canceled: 'canceled',
}

export const customerIn = ({ customer }: Stripe.Subscription): string => (typeof customer === 'string' ? customer : customer.id)

/** Asks the provider for a subscription and keeps what it says. Null for one of nobody's here. */
export async function settleSubscription(deps: Deps, id: string): Promise<SubscriptionRow | null> {
  const askedAt = deps.now().toISOString()
  const found = await askProvider(deps.cards, (stripe) => orNull(stripe.subscriptions.retrieve(id)))
  return found && keepSubscription(deps, found, askedAt)
}

/**
 * Has the provider change a subscription, and keeps how it is then; its webhook will say the same. A webhook that asked while the change
 * was on its way may have heard how it was before, and come here last: so it is asked once more after the change, and what was asked
 * earlier changes nothing any more. Where the provider does not answer again, its first answer counts.
 */
export async function changeSubscription(
  deps: Deps,
  change: (stripe: Stripe) => Promise<Stripe.Subscription>,
): Promise<SubscriptionRow | null> {
  const askedAt = deps.now().toISOString()
  const said = await askProvider(deps.cards, change)
  const row = await keepSubscription(deps, said, askedAt)
  return row && (await settleSubscription(deps, said.id).catch(() => row))
}

/** Keeps what the provider said of a subscription when it was asked at `askedAt`; what was said later, and is here already, stays. */
export async function keepSubscription(deps: Deps, said: Stripe.Subscription, askedAt: string): Promise<SubscriptionRow | null> {
  const customer = customerIn(said)
  const holder = await holderOf(deps, customer)
  if (!holder) return null
  const doer: Doer = { id: null, at: deps.now().toISOString(), device: null }
  return inTransaction(deps.db, async (tx) => {
    // Whoever asked and the webhook come at once: two in a row, so that one subscription is one row.
    await tx.select().from(cardCustomers).where(eq(cardCustomers.customer, customer)).for('update')
    const wanted = { ...(await valuesOf(tx, said)), user: holder.user, stripe_customer_id: customer, subscription_id: said.id, askedAt }
    const { table } = subscriptionStore
    const [row] = (await tx
      .select()
      .from(table)
      .where(and(eq(table.subscription_id, said.id), eq(table.deleted, false)))
      .for('update')) as SubscriptionRow[]
    const about = { summary: `Subscription ${wanted.type}: ${wanted.status}` }
    if (!row) return subscriptionStore.insert(tx, { ...wanted, id: undefined }, doer, about, () => true)
    if ((row.askedAt ?? '') > askedAt) return row
    const { askedAt: _asked, ...says } = wanted
    if (isStored(row, says)) return row
    return subscriptionStore.update(tx, row.id, wanted, undefined, doer, about)
  })
}

async function valuesOf(tx: Tx, said: Stripe.Subscription) {
  const { price } = said.items.data[0]!
  const { table } = subscriptionLevelStore
  const named = said.metadata?.level
  const [level] = await subscriptionLevelStore.list(tx, or(isPriceOf(price.id), named ? eq(table.id, named) : undefined), {
    orderBy: [desc(sql`coalesce(${isPriceOf(price.id)}, false)`), desc(table.active)],
    limit: 1,
  })
  return {
    type: level?.type ?? 'unknown',
    level: level?.id ?? null,
    amount: price.unit_amount ?? null,
    price_id: price.id,
    billing_frequency: price.recurring?.interval === 'year' ? ('yearly' as const) : ('monthly' as const),
    status: said.pause_collection && said.status === 'active' ? ('paused' as const) : STATUS[said.status],
  }
}
