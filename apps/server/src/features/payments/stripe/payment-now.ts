import { cardName } from '@ramplight/domain/money/receipt-number'
import type Stripe from 'stripe'
import { orNull } from '#platform/cards/ask-provider'
import { atTime } from '#platform/cards/at-time'
import type { CardMovement } from './card-books.ts'
import { isTaken } from './card-disputes.store.ts'

const MOST = 100

/** A payment as the provider has it now, with everything that has moved of it. Null for one that is not there. */
export async function paymentNow(stripe: Stripe, id: string): Promise<({ intent: Stripe.PaymentIntent } & Moved) | null> {
  const intent = await orNull(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }))
  return intent && { intent, ...(await movementsOf(stripe, intent)) }
}

type Moved = { movements: CardMovement[]; disputes: Stripe.Dispute[] }

/** Everything that has moved, in the order in which it can only have been. */
async function movementsOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Moved> {
  const charge = intent.latest_charge as Stripe.Charge | null
  if (intent.status !== 'succeeded' || !charge) return { movements: [], disputes: [] }
  const line = charge.balance_transaction as Stripe.BalanceTransaction | null
  const of = { payment_intent: intent.id, limit: MOST }
  // A refund that has failed is not in `amount_refunded` any more.
  const refunds = (await stripe.refunds.list(of)).data
  const disputes = charge.disputed ? (await stripe.disputes.list(of)).data.filter(isTaken) : []
  const movements = [
    {
      ...({ kind: 'payment', id: intent.id, amount: intent.amount_received, providerFee: line?.fee ?? 0 } as const),
      ...{ at: atTime(charge.created), card: cardName(charge.payment_method_details?.card) },
    },
    ...refunds.flatMap(ofRefund),
    ...disputes.flatMap(ofDispute),
  ]
  return { movements, disputes }
}

/** What the provider says that a refund is: done, or not done after all. What it has not decided has not moved. */
const REFUNDED: Record<string, 'refund' | 'refund-failed'> = { succeeded: 'refund', failed: 'refund-failed', canceled: 'refund-failed' }

function ofRefund({ id, amount, created, status, metadata, failure_reason }: Stripe.Refund): CardMovement[] {
  const kind = REFUNDED[status ?? '']
  const refund = metadata?.refund ?? null
  return kind ? [{ kind, id, amount, providerFee: 0, at: atTime(created), refund, words: failure_reason ?? status ?? '' }] : []
}

function ofDispute({ id, amount, created, status, balance_transactions }: Stripe.Dispute): CardMovement[] {
  /** What the provider takes for it, and may give back to who was right. */
  const feeOf = (sign: 1 | -1) => (balance_transactions ?? []).reduce((sum, { fee }) => sum + (fee * sign > 0 ? fee : 0), 0)
  const taken: CardMovement = { kind: 'dispute', id, amount, providerFee: feeOf(1), at: atTime(created) }
  return status === 'won' ? [taken, { ...taken, kind: 'dispute-won', providerFee: feeOf(-1) }] : [taken]
}
