import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { paymentCalls } from '@ramplight/contract/payments/payments'
import { refused } from '@ramplight/domain/kernel/errors'
import { noteOfPayment, type PaidOut, placeOfPayment, withPaidOut } from '@ramplight/domain/money/payout-method'
import type { Outcome } from '#platform/database/outcomes'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { changeMany } from '#platform/http/family-work'
import { wrongField } from '#platform/http/wrong-field'
import { PAYMENT_POLICY, paymentFamily } from './payments.family.ts'
import { isPayoutOfResult, type PaymentRow, paymentStore, refuseMoved } from './payments.store.ts'
import { sayHandedOut, showPayouts } from './payouts.ts'

/**
 * The director says how money was handed out. It is the one word of a payment of a result that is theirs: how much, to whom and for what
 * stays locked.
 */
export function sayPaidOut({ ids, paidOut }: BodyOf<typeof paymentCalls.paidOut>, work: Work) {
  const onChange = (_body: never, row: PaymentRow): Partial<PaymentRow> => {
    if (row.status === 'void') throw wrongField('status', 'this payment is void; write a new one', row.status)
    refuseMoved(row)
    if (row.debitOrCredit !== 'debit') throw refused('payment.not-handed-out')
    const metaData = withPaidOut(row, paidOut)
    if (isPayoutOfResult(row)) return { metaData, open: paidOut ? Math.min(0, row.open ?? 0) : row.amount }
    return { metaData, ...(paidOut ? { status: 'completed' } : {}) }
  }
  const changes = [...new Set(ids)].map((id) => ({ id, body: {} }))
  const family = { ...paymentFamily, store: handingOut(paidOut), onChange, about }
  return changeMany(family, PAYMENT_POLICY, changes, work) as Promise<Outcome<PaymentRow>[]>
}

/** The payments, where those of results are handed out by a word in the log of money, and show what follows from it. */
const handingOut = (paidOut: PaidOut | null): typeof paymentStore => ({
  ...paymentStore,
  async updateMany(db, rows, doer, aboutRow, action) {
    const tx = db as Tx
    const ofResults = rows.map(({ before }) => before).filter(isPayoutOfResult)
    const others = rows.filter(({ before }) => !isPayoutOfResult(before))
    await sayHandedOut(tx, ofResults, paidOut, doer)
    return [
      ...(await showPayouts(tx, ofResults, doer, aboutRow)),
      ...(others.length ? await paymentStore.updateMany(tx, others, doer, aboutRow, action) : []),
    ]
  },
})

/** How money goes out, in the words of the history. */
export const PAID_HOW: Partial<Record<string, string>> = { cash: 'in cash', check: 'by check', credits: 'as angler credit' }

function about(row: PaymentRow) {
  const { summary, ...rest } = paymentFamily.about(row)
  const [said, note] = [PAID_HOW[placeOfPayment(row)], noteOfPayment(row)]
  const how = said ? `paid ${said}` : 'method no longer recorded'
  return { ...rest, summary: `${summary}, ${how}${note ? ` (${note})` : ''}` }
}
