import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { stripeCalls } from '@ramplight/contract/payments/stripe'
import type { PayoutWay } from '@ramplight/domain/money/payout-method'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray } from 'drizzle-orm'
import { tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { askProvider } from '#platform/cards/ask-provider'
import type { Deps } from '#platform/http/deps'
import { paymentStore } from '../payments/index.ts'
import type { AccountRow } from './card-accounts.store.ts'
import { cardAccounts } from './cards.table.ts'
import { recipientOf } from './pay-out-by-card.ts'

type Ways = ResponseOf<typeof stripeCalls.payoutWays>

/** Which payouts can go to the account of who won them, as far as who asks may edit them, and what lies in the account that would pay. */
export async function payoutWays(deps: Deps, ids: string[], actor: Actor): Promise<Ways> {
  const { db } = deps
  if (!deps.cards) return { available: null, ways: [] }
  const found = await paymentStore.findMany(db, [...new Set(ids)])
  const tournaments = new Map(
    (
      await tournamentStore.findMany(
        db,
        found.flatMap(({ sourceModuleRecord }) => sourceModuleRecord ?? []),
      )
    ).map((row) => [row.id, row]),
  )
  const payouts = found.flatMap((payment) => {
    const tournament = tournaments.get(payment.sourceModuleRecord ?? '')
    const mine = tournament && can(actor, 'payment.edit', { user: payment.user, tournament: tournamentSubject(tournament) })
    return mine ? [{ payment, director: tournament.director ?? '' }] : []
  })
  const people = payouts.flatMap(({ payment, director }) => [recipientOf(payment), director])
  const rows = people.length
    ? await db
        .select()
        .from(cardAccounts)
        .where(and(inArray(cardAccounts.user, people), eq(cardAccounts.deleted, false)))
    : []
  const accounts = new Map(rows.map((row) => [row.user, row]))
  const ways = payouts.map(({ payment, director }) => ({
    payment: payment.id,
    way: wayOf(accounts.get(director), accounts.get(recipientOf(payment))),
  }))
  const [payer, ...others] = new Set(payouts.map(({ director }) => director))
  const account = payer && !others.length ? accounts.get(payer) : undefined
  return { available: account?.chargesEnabled ? await availableIn(deps, account) : null, ways }
}

function wayOf(from: AccountRow | undefined, to: AccountRow | undefined): PayoutWay {
  if (!from?.chargesEnabled) return 'payer'
  if (!to) return 'none'
  return to.payoutsEnabled ? 'ready' : 'begun'
}

/** Null where the provider does not answer: how a payout is handed out in another way does not wait for it. */
async function availableIn(deps: Deps, { stripeId }: AccountRow): Promise<number | null> {
  const asked = askProvider(deps.cards, (stripe) => stripe.balance.retrieve({}, { stripeAccount: stripeId }))
  const balance = await asked.catch(() => null)
  return balance?.available.reduce((sum, { amount }) => sum + amount, 0) ?? null
}
