import { ne } from 'drizzle-orm'
import { type AppDeps, withDatabase } from '#platform/http/deps'
import { openedAt } from '../ledger/index.ts'
import { ensureCustomer, sellLevels } from '../stripe/index.ts'
import { billClosedMonth, openFees } from './bill-month.ts'
import { FEES_BEGAN } from './bill-of.ts'
import { collectDue } from './collect.ts'
import { platformInvoices } from './platform-invoices.table.ts'

/** The card that always pays, of those that the provider has published for trying it out. */
const A_CARD = '4242424242424242'
const MONTHS = 2

/**
 * For a demo: its director has a card on file and the highest level, and has been billed for the two months before this one. A stand-in forgets its payments
 * when it stops; what is not paid begins anew there.
 */
export async function fillDemoFees(deps: AppDeps, director: string): Promise<void> {
  const standIn = deps.cards?.standIn
  if (!standIn) return
  const work = withDatabase(deps, deps.outside)
  standIn.saveCard(await ensureCustomer(work, director), A_CARD)
  await sellLevels(work, director)
  await work.db.update(platformInvoices).set({ intent: null }).where(ne(platformInvoices.status, 'paid'))
  if (await openedAt(work.db, FEES_BEGAN)) return
  const today = deps.now()
  /** On the evening before the first of a month, so many months from now. */
  const eve = (months: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1, 2, 30))
  await openFees(work.db, new Date(eve(0 - MONTHS).getTime() + 86_400_000).toISOString())
  for (let month = 1 - MONTHS; month <= 0; month++) {
    const then = { ...work, now: () => eve(month) }
    await billClosedMonth(then)
    await collectDue(then)
  }
}
