import { eq } from 'drizzle-orm'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { CardStandIn } from '#platform/cards/stand-in/open-card-stand-in'
import { type AppDeps, type Deps, withDatabase } from '#platform/http/deps'
import type { PaymentRow } from '../payments/index.ts'
import { ensureAccount } from './account.routes.ts'
import { accountOf } from './card-accounts.store.ts'
import { cardAccounts, cardCheckouts, cardCustomers } from './cards.table.ts'
import { payOutByCard } from './pay-out-by-card.ts'
import { reconcileCards } from './reconcile.ts'
import { settleAccount } from './settle-account.ts'

const IN_DEMO_ACCOUNT = 50_000

/** For a demo: what the director was paid by card so far goes to their bank. */
export async function sendToBank(deps: AppDeps, director: string): Promise<void> {
  const account = await accountOf(withDatabase(deps, deps.outside), director)
  if (account) deps.cards?.standIn?.payOut(account.stripeId)
}

/**
 * For a demo: its card provider forgets everything when it stops. What our rows say of it goes, what was paid stays, and this director
 * takes cards from the beginning.
 */
export async function connectStandIn(deps: AppDeps, director: string): Promise<void> {
  const standIn = deps.cards?.standIn
  if (!standIn) return
  const work = withDatabase(deps, deps.outside)
  await work.db.delete(cardAccounts)
  await work.db.delete(cardCustomers)
  await work.db.update(cardCheckouts).set({ state: 'over' }).where(eq(cardCheckouts.state, 'open'))
  await openAt(work, standIn, director)
}

/** For a demo: these have won, and have an account to which it can be sent. Its stand-in forgets it when it stops. */
export async function connectWinners(deps: AppDeps, winners: readonly string[]): Promise<void> {
  const standIn = deps.cards?.standIn
  if (!standIn) return
  for (const winner of winners) await openAt(withDatabase(deps, deps.outside), standIn, winner)
}

async function openAt(work: Deps, standIn: CardStandIn, person: string): Promise<void> {
  const { stripeId } = await ensureAccount(work, person)
  standIn.onboard(stripeId)
  await settleAccount(work, stripeId)
}

/** For a demo: what its provider told while nobody listened yet is looked for, and this director has something to send to who won. */
export async function lookAtStandIn(deps: AppDeps, director: string): Promise<void> {
  const standIn = deps.cards?.standIn
  if (!standIn) return
  const work = withDatabase(deps, deps.outside)
  await reconcileCards(work)
  const account = await accountOf(work, director)
  if (account) standIn.topUp(IN_DEMO_ACCOUNT, account.stripeId)
}

/** For a demo: the director has sent this payout to the account of who won it. */
export async function payWinningsAtStandIn(deps: AppDeps, payment: PaymentRow, tournament: TournamentRow): Promise<void> {
  const standIn = deps.cards?.standIn
  const work = withDatabase(deps, deps.outside)
  const account = standIn && (await accountOf(work, tournament.director))
  if (!account) return
  // What its anglers have paid in the weeks before: the stand-in begins with empty accounts.
  standIn.topUp(payment.amount, account.stripeId)
  await payOutByCard(work, payment, tournament, { id: tournament.director, at: deps.now().toISOString(), device: null })
}
