import type Stripe from 'stripe'
import { askProvider } from '#platform/cards/ask-provider'
import { atTime } from '#platform/cards/at-time'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { postPaidToPlatform } from '../ledger/index.ts'

/** What the provider kept of a payment to the platform, in cents. */
export async function feeOfPayment(stripe: Stripe, intent: string): Promise<number> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge.balance_transaction'] })
  const line = (latest_charge as Stripe.Charge | null)?.balance_transaction as Stripe.BalanceTransaction | null | undefined
  return line?.fee ?? 0
}

/** A bill of a subscription that is paid stands in the books of who paid it and of the platform, once, whoever tells of it and how often. */
export async function settleBill(deps: Deps, director: string, bill: Stripe.Invoice): Promise<void> {
  if (bill.status !== 'paid' || bill.amount_paid === 0) return
  const paid = bill.payments?.data.find(({ payment }) => payment.type === 'payment_intent')?.payment.payment_intent
  const intent = typeof paid === 'string' ? paid : paid?.id
  const fees = intent ? await askProvider(deps.cards, (stripe) => feeOfPayment(stripe, intent)) : 0
  const at = atTime(bill.status_transitions?.paid_at ?? bill.created)
  const money = { subscription: bill.amount_paid, fees }
  const source = { family: 'subscriptions', record: bill.id! }
  await inTransaction(deps.db, (tx) =>
    postPaidToPlatform(tx, { what: 'bill', source, director, at, money }, { id: null, at: deps.now().toISOString(), device: null }),
  )
}
