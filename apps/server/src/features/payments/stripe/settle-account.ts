import { needInWords } from '@ramplight/domain/money/provider-needs'
import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { userStore } from '#features/people/users/index'
import { askProvider, orNull } from '#platform/cards/ask-provider'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { lettersTo } from '../director-letters.ts'
import { cardAccounts } from './cards.table.ts'

/** Where a director answers what the provider asks. */
const GETTING_PAID = '/director/payments/stripe'

/** What the provider says of an account, as we keep it. */
export const stateOf = (account: Stripe.Account) => ({
  chargesEnabled: account.charges_enabled ?? false,
  payoutsEnabled: account.payouts_enabled ?? false,
  detailsSubmitted: account.details_submitted ?? false,
  needs: account.requirements?.currently_due ?? [],
})

/** Everything was given, and the provider has stopped cards or payouts all the same. */
export const isRestricted = ({ detailsSubmitted, chargesEnabled, payoutsEnabled }: ReturnType<typeof stateOf>): boolean =>
  detailsSubmitted && !(chargesEnabled && payoutsEnabled)

/** Asks the provider for an account of ours and keeps what it says, unless somebody has asked later than we and was answered already. */
export async function settleAccount(deps: Deps, stripeId: string): Promise<boolean> {
  const askedAt = deps.now().toISOString()
  const found = await askProvider(deps.cards, (stripe) => orNull(stripe.accounts.retrieve(stripeId)))
  if (!found) return false
  return inTransaction(deps.db, async (tx) => {
    const [row] = await tx.select().from(cardAccounts).where(eq(cardAccounts.stripeId, stripeId)).for('update')
    if (!row || row.askedAt >= askedAt) return !!row
    const state = stateOf(found)
    await tx
      .update(cardAccounts)
      .set({ ...state, askedAt })
      .where(eq(cardAccounts.stripeId, stripeId))
    // Once: when it is stopped, not each time that it is said. Whoever has just begun is not stopped: the provider looks at what they gave.
    const isStopped = (row.chargesEnabled && !state.chargesEnabled) || (row.payoutsEnabled && !state.payoutsEnabled)
    if (!row.deleted && isRestricted(state) && isStopped) await tellOfRestriction(tx, row.user, state.needs, deps.now().toISOString())
    return true
  })
}

async function tellOfRestriction(tx: Tx, user: string, needs: string[], at: string): Promise<void> {
  const person = await userStore.find(tx, user)
  // An angler who is paid out sees it on the page of the provider.
  if (!person?.email || person.userType !== 'Director') return
  const { language, letters } = await lettersTo(tx, user)
  const { subject, text } = letters.restricted
  await leaveMessage(
    tx,
    { kind: 'mail', to: person.email, subject, text: text(needs.map(needInWords)), link: GETTING_PAID, person: user, language },
    { at, about: user },
  )
}
