import type { Cents } from '../kernel/units.ts'
import type { Purpose } from './accounts.ts'
import { placeOfPayment } from './payout-method.ts'
import { type Line, netLines } from './posting.ts'

type PaymentItem = { type: string; cost: Cents }
type Payment = {
  amount: Cents
  status: string
  debitOrCredit: 'debit' | 'credit'
  paymentForType?: string | null
  items?: readonly PaymentItem[] | null
  metaData?: Record<string, unknown> | null
  deleted?: boolean | null
}

/** `debit` is money that goes out to somebody, `credit` is money that comes in. */
const OF_ITEM: Record<string, Record<Payment['debitOrCredit'], Purpose>> = {
  'Entry Fee': { debit: 'refund', credit: 'entry-fee' },
  'Processing Fees': { debit: 'card-fee', credit: 'card-fee' },
}

/** A payment that has no items says in words what it is for. */
const OF_WORDS: readonly (readonly [RegExp, Purpose])[] = [
  [/member/i, 'membership'],
  [/raffle/i, 'raffle'],
  [/pot/i, 'side-pot'],
  [/entry|fee/i, 'entry-fee'],
]

const purposeOfItem = ({ type }: PaymentItem, side: Payment['debitOrCredit']): Purpose => OF_ITEM[type]?.[side] ?? 'payout'

function purposeOfRest({ paymentForType, debitOrCredit }: Payment): Purpose {
  if (debitOrCredit === 'debit') return 'payout'
  return OF_WORDS.find(([words]) => words.test(paymentForType ?? ''))?.[1] ?? 'other'
}

/** The lines that a payment stands for: none until it is completed, and none once it is void. */
export function linesOfPayment(payment: Payment): Line[] {
  if (payment.status !== 'completed' || payment.deleted) return []
  const { amount, debitOrCredit, items, metaData } = payment
  const sign = debitOrCredit === 'debit' ? 1 : -1
  const entry = typeof metaData?.entry === 'string' ? metaData.entry : null
  const listed = (items ?? []).map((item): Line => ({ account: purposeOfItem(item, debitOrCredit), amount: sign * item.cost, entry }))
  const rest = sign * amount - listed.reduce((sum, line) => sum + line.amount, 0)
  const lines = [...listed, { account: purposeOfRest(payment), amount: rest, entry }]
  return netLines([{ account: placeOfPayment(payment), amount: 0 - sign * amount, entry }, ...lines])
}
