import { and, eq, lt } from 'drizzle-orm'
import type Stripe from 'stripe'
import { askProvider, orNull } from '#platform/cards/ask-provider'
import type { Deps } from '#platform/http/deps'
import { cardAccounts } from './cards.table.ts'

/** What the provider says of an account, as we keep it. */
export const stateOf = (account: Stripe.Account) => ({
  chargesEnabled: account.charges_enabled ?? false,
  payoutsEnabled: account.payouts_enabled ?? false,
  detailsSubmitted: account.details_submitted ?? false,
  needs: account.requirements?.currently_due ?? [],
})

/** Asks the provider for an account of ours and keeps what it says, unless somebody has asked later than we and was answered already. */
export async function settleAccount(deps: Deps, stripeId: string): Promise<boolean> {
  const askedAt = deps.now().toISOString()
  const found = await askProvider(deps.cards, (stripe) => orNull(stripe.accounts.retrieve(stripeId)))
  if (!found) return false
  const ours = and(eq(cardAccounts.stripeId, stripeId), lt(cardAccounts.askedAt, askedAt))
  await deps.db
    .update(cardAccounts)
    .set({ ...stateOf(found), askedAt })
    .where(ours)
  const [row] = await deps.db.select().from(cardAccounts).where(eq(cardAccounts.stripeId, stripeId))
  return !!row
}
