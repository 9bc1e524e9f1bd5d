import { Button } from '@mantine/core'
import type { Payment } from '@ramplight/contract/payments/payments'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { useState } from 'react'
import { paymentWords } from '#platform/stored-words/stored-words.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { handOut } from './hand-out.tsx'
import { isByHand, paidOutWords } from './paid-out-words.ts'
import { PaymentStatus } from './payment-status.tsx'
import { type Fact, itemName, metaFacts, type Names, whatFor } from './payment-words.ts'
import classes from './payments.module.css'
import { t } from './payments.texts.ts'

type Props = { payment: Payment | null; names: Names; onClose: () => void }

/** One payment in full: what it is made of, and everything that is kept beside it. */
export function PaymentSheet({ payment, names, onClose }: Props) {
  const [last, setLast] = useState(payment)
  if (payment && payment !== last) setLast(payment)
  const shown = payment ?? last
  if (!shown) return null
  const items = shown.items ?? []
  return (
    <SideSheet opened={payment !== null} onClose={onClose} title={shown.userName ?? t('paymentSheet.payment')} subtitle={whatFor(shown)}>
      <div className={classes.status}>
        <PaymentStatus payment={shown} />
      </div>
      <ExplanationList
        caption={t('paymentSheet.whatItIsFor')}
        rows={items.map((item) => ({
          label: itemName(item),
          detail: item.description && paymentWords(item.description),
          amountText: writeMoney(item.cost),
        }))}
        total={{
          label: shown.status === 'void' ? t('paymentSheet.voidDoesNotCount') : t('paymentSheet.amount'),
          amountText: writeMoney(shown.amount),
        }}
      />
      <dl className={classes.facts}>
        {factsOf(shown, names).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isByHand(shown) && (
        <Button variant="default" onClick={() => void handOut([shown])}>
          {t('paidOut.change')}
        </Button>
      )}
    </SideSheet>
  )
}

function factsOf(payment: Payment, names: Names): Fact[] {
  const how = paidOutWords(payment)
  const partner = payment.partner ? names.personName(payment.partner) : null
  return [
    {
      label: t('paymentSheet.direction'),
      text: payment.debitOrCredit === 'credit' ? t('paymentSheet.moneyIn') : t('paymentSheet.moneyOut'),
    },
    ...(how ? [{ label: t('paidOut.how'), text: how }] : []),
    ...metaFacts(payment.metaData, names),
    ...(partner ? [{ label: t('paymentSheet.partner'), text: partner }] : []),
    { label: t('paymentSheet.recorded'), text: writeMoment(payment.createdAt) },
    ...(payment.updatedAt === payment.createdAt
      ? []
      : [
          { label: payment.status === 'void' ? t('paymentSheet.voided') : t('paymentSheet.changed'), text: writeMoment(payment.updatedAt) },
        ]),
  ]
}
