import type Stripe from 'stripe'
import { askProvider } from '#platform/cards/ask-provider'
import { atTime } from '#platform/cards/at-time'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { noteCharge, type PaidFor, paidForBy, sourceOf } from '../platform-invoices/charges/index.ts'
import { keepDisputes } from './card-disputes.store.ts'
import { holderOf } from './customers.store.ts'
import { paymentNow } from './payment-now.ts'

/**
 * Looks at the provider what has become of money that was paid to the platform itself (an invoice, a bill of a level), as `settlePayment`
 * does for what went on to directors: it asks for everything each time, so it does not matter what was told first, twice, or never.
 * `paidFor`: where the caller knows what for. Answers false where nothing was paid, or not to us.
 */
export async function settlePlatformCharge(deps: Deps, intent: string, paidFor?: PaidFor): Promise<boolean> {
  const found = await askProvider(deps.cards, (stripe) => paymentNow(stripe, intent))
  if (found?.intent.status !== 'succeeded') return false
  const of = paidFor ?? (await paidForBy(deps.db, found.intent)) ?? (await billOf(deps, found.intent))
  if (!of) return false
  await inTransaction(deps.db, async (tx) => {
    await noteCharge(tx, { ...found, intent, of }, deps.now().toISOString())
    await keepDisputes(tx, { checkout: null, source: sourceOf(of.what, of.record) }, found.disputes)
  })
  return true
}

/** So many bills of a level are looked through: more than years of them. */
const MOST_BILLS = 100

/** The bill of a level that a payment has paid: of one from before payments to the platform were written down we know only who paid it. */
async function billOf(deps: Deps, { id, customer }: Stripe.PaymentIntent): Promise<PaidFor | null> {
  const holder = typeof customer === 'string' ? await holderOf(deps, customer) : null
  if (!holder) return null
  const asked = { customer: holder.customer, status: 'paid' as const, limit: MOST_BILLS, expand: ['data.payments'] }
  const bills = await askProvider(deps.cards, (stripe) => stripe.invoices.list(asked))
  const bill = bills.data.find(({ payments }) => payments?.data.some(({ payment }) => payment.payment_intent === id))
  return bill
    ? { what: 'bill', record: bill.id!, director: holder.user, at: atTime(bill.status_transitions?.paid_at ?? bill.created) }
    : null
}
