import { askProvider } from '#platform/cards/ask-provider'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { noteCharge, type PaidFor, paidForBy, sourceOf } from '../platform-invoices/charges/index.ts'
import { keepDisputes } from './card-disputes.store.ts'
import { paymentNow } from './payment-now.ts'

/**
 * Looks at the provider what has become of money that was paid to the platform itself (an invoice, a bill of a level), as `settlePayment`
 * does for what went on to directors: it asks for everything each time, so it does not matter what was told first, twice, or never.
 * `paidFor`: where the caller knows what for. Answers false where nothing was paid, or not to us.
 */
export async function settlePlatformCharge(deps: Deps, intent: string, paidFor?: PaidFor): Promise<boolean> {
  const found = await askProvider(deps.cards, (stripe) => paymentNow(stripe, intent))
  if (found?.intent.status !== 'succeeded') return false
  const of = paidFor ?? (await paidForBy(deps.db, found.intent))
  if (!of) return false
  await inTransaction(deps.db, async (tx) => {
    await noteCharge(tx, { ...found, intent, of }, deps.now().toISOString())
    await keepDisputes(tx, { checkout: null, source: sourceOf(of.what, of.record) }, found.disputes)
  })
  return true
}
