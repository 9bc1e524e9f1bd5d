import type { Outcome } from '#platform/database/outcomes'
import type { Work } from '#platform/http/deps'
import { removeMany } from '#platform/http/family-work'
import { PAYMENT_POLICY, paymentFamily } from './payments.family.ts'
import type { PaymentRow } from './payments.store.ts'

/** Voids payments, each for itself. A reason stands in the line that the payment leaves in the record. */
export function voidPayments(ids: string[], work: Work, reasonOf: (id: string) => string | undefined = () => undefined) {
  const about = (row: PaymentRow) => {
    const { summary, ...rest } = paymentFamily.about(row)
    const reason = reasonOf(row.id)
    return { ...rest, summary: reason ? `${summary}: ${reason}` : summary }
  }
  return removeMany({ ...paymentFamily, about }, PAYMENT_POLICY, ids, work) as Promise<Outcome<PaymentRow>[]>
}
