import { eq } from 'drizzle-orm'
import { type AppDeps, withDatabase } from '#platform/http/deps'
import { ensureAccount } from './account.routes.ts'
import { accountOf } from './card-accounts.store.ts'
import { cardAccounts, cardCheckouts, cardCustomers } from './cards.table.ts'
import { settleAccount } from './settle-account.ts'

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
  const { stripeId } = await ensureAccount(work, director)
  standIn.onboard(stripeId)
  await settleAccount(work, stripeId)
}
