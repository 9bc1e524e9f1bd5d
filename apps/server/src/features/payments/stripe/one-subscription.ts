import { refused } from '@ramplight/domain/kernel/errors'
import type Stripe from 'stripe'
import { askProvider, ifOverAlready } from '#platform/cards/ask-provider'
import type { Deps } from '#platform/http/deps'
import { keepSubscription } from './settle-subscription.ts'

const MOST = 100
/** Somebody has these, whatever our rows say: its news may still be on their way. */
const LIVE: ReadonlySet<Stripe.Subscription.Status> = new Set(['active', 'trialing', 'past_due', 'paused'])

/**
 * Nobody pays for two levels. The provider is asked what there is: pages on which a level could be bought are closed, what waits for its
 * first payment is ended, and who has one already hears so. Answers how many there ever were, for the key of the next one.
 */
export async function refuseSecond(deps: Deps, customer: string): Promise<number> {
  const ask = <T>(work: (stripe: Stripe) => Promise<T>) => askProvider(deps.cards, work)
  const pages = await ask((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: MOST }))
  for (const { id, mode } of pages.data)
    if (mode === 'subscription') await ask((stripe) => stripe.checkout.sessions.expire(id)).catch(ifOverAlready)
  const askedAt = deps.now().toISOString()
  const { data } = await ask((stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: MOST }))
  const live = data.filter(({ status }) => LIVE.has(status))
  for (const said of live) await keepSubscription(deps, said, askedAt)
  if (live.length) throw refused('subscription.has-one')
  for (const { id, status } of data)
    if (status === 'incomplete') await ask((stripe) => stripe.subscriptions.cancel(id)).catch(ifOverAlready)
  return data.length
}
