import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { paymentCalls } from '@ramplight/contract/payments/payments'
import { refused } from '@ramplight/domain/kernel/errors'
import { noteOfPayment, placeOfPayment, withPaidOut } from '@ramplight/domain/money/payout-method'
import type { Outcome } from '#platform/database/outcomes'
import type { Work } from '#platform/http/deps'
import { changeMany } from '#platform/http/family-work'
import { wrongField } from '#platform/http/wrong-field'
import { PAYMENT_POLICY, paymentFamily } from './payments.family.ts'
import { type PaymentRow, refuseMoved } from './payments.store.ts'

/**
 * The director says how money was handed out. It is the one word of a payment of a result that is theirs: how much, to whom and for what
 * stays locked.
 */
export function sayPaidOut({ ids, paidOut }: BodyOf<typeof paymentCalls.paidOut>, work: Work) {
  const onChange = (_body: never, row: PaymentRow): Partial<PaymentRow> => {
    if (row.status === 'void') throw wrongField('status', 'this payment is void; write a new one', row.status)
    refuseMoved(row)
    if (row.debitOrCredit !== 'debit') throw refused('payment.not-handed-out')
    return { metaData: withPaidOut(row, paidOut), ...(paidOut ? { status: 'completed' } : {}) }
  }
  const changes = [...new Set(ids)].map((id) => ({ id, body: {} }))
  return changeMany({ ...paymentFamily, onChange, about }, PAYMENT_POLICY, changes, work) as Promise<Outcome<PaymentRow>[]>
}

const HOW: Partial<Record<string, string>> = { cash: 'paid in cash', check: 'paid by check', credits: 'paid as angler credit' }

function about(row: PaymentRow) {
  const { summary, ...rest } = paymentFamily.about(row)
  const [how, note] = [HOW[placeOfPayment(row)] ?? 'method no longer recorded', noteOfPayment(row)]
  return { ...rest, summary: `${summary}, ${how}${note ? ` (${note})` : ''}` }
}
