import type { Payment } from '@ramplight/contract/payments/payments'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { useState } from 'react'
import { writeMoney } from '#platform/values/write-money.ts'
import { PaymentStatus } from './payment-status.tsx'
import { type Fact, itemName, metaFacts, type Names, whatFor } from './payment-words.ts'
import classes from './payments.module.css'

type Props = { payment: Payment | null; names: Names; onClose: () => void }

/** One payment in full: what it is made of, and everything that is kept beside it. */
export function PaymentSheet({ payment, names, onClose }: Props) {
  const [last, setLast] = useState(payment)
  if (payment && payment !== last) setLast(payment)
  const shown = payment ?? last
  if (!shown) return null
  const items = shown.items ?? []
  return (
    <SideSheet opened={payment !== null} onClose={onClose} title={shown.userName ?? 'Payment'} subtitle={whatFor(shown)}>
      <div className={classes.status}>
        <PaymentStatus status={shown.status} />
      </div>
      <ExplanationList
        caption="What it is for"
        rows={items.map((item) => ({ label: itemName(item), detail: item.description, amountText: writeMoney(item.cost) }))}
        total={{ label: shown.status === 'void' ? 'Void, does not count' : 'Amount', amountText: writeMoney(shown.amount) }}
      />
      <dl className={classes.facts}>
        {factsOf(shown, names).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SideSheet>
  )
}

function factsOf(payment: Payment, names: Names): Fact[] {
  const partner = payment.partner ? names.personName(payment.partner) : null
  return [
    { label: 'Direction', text: payment.debitOrCredit === 'credit' ? 'Money in' : 'Money out' },
    ...metaFacts(payment.metaData, names),
    ...(partner ? [{ label: 'Partner', text: partner }] : []),
    { label: 'Written', text: writeMoment(payment.createdAt) },
    ...(payment.updatedAt === payment.createdAt
      ? []
      : [{ label: payment.status === 'void' ? 'Voided' : 'Changed', text: writeMoment(payment.updatedAt) }]),
  ]
}
