import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { type Membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import type { Cents } from '@ramplight/domain/kernel/units'
import { owedByMember } from '@ramplight/domain/money/member-fee'
import { memberPaidTwice } from '@ramplight/domain/money/member-log'
import type { PaidWith } from '@ramplight/domain/money/paid-with'
import type { PaymentLog } from '@ramplight/domain/money/payment-log'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { stopAtUnreadable } from '@ramplight/ui/form/stop-at-unreadable'
import { writeRecent } from '@ramplight/ui/values/times'
import { useRef, useState } from 'react'
import { RecordedPayments } from '#features/payments/recorded-payments/index.ts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { HowPaid } from './how-paid.tsx'
import { takenNow, voidedNow } from './member-events.ts'
import classes from './memberships.module.css'
import { t } from './memberships.texts.ts'

type Props = { membership: Membership; onSaved: (membership: Membership) => void }

const save = ({ _id: id }: Membership, paymentLog: PaymentLog): Promise<Membership> =>
  call(membershipCalls.update, { params: { id }, body: { paymentLog } })

/** What a member pays by hand: taking a payment, of any amount, and each that was taken. */
export function MemberPayments({ membership, onSaved }: Props) {
  const isTwice = memberPaidTwice(membership).length > 0
  return (
    <>
      {owedByMember(membership) > 0 && <TakePayment membership={membership} onSaved={onSaved} />}
      <RecordedPayments
        className={classes.payments}
        log={membership.paymentLog}
        question={isTwice ? t('payments.twice') : null}
        voidText={t('payments.voidText')}
        whenOf={(at) => writeRecent(at)}
        onVoid={async (item) => onSaved(await save(membership, voidedNow(membership, item)))}
      />
    </>
  )
}

const CASH: PaidWith = { method: 'cash' }

function TakePayment({ membership, onSaved }: Props) {
  const owed = owedByMember(membership)
  // Nothing typed: what is owed now, whatever others took meanwhile.
  const [typed, setTyped] = useState<Cents | null>(null)
  const [paidWith, setPaidWith] = useState<PaidWith | null>(CASH)
  // Sent again after a lost answer, it is the same payment.
  const id = useRef(newId())
  const box = useRef<HTMLDivElement>(null)
  const amount = typed ?? owed
  const { run, running } = useAction({
    work: () => save(membership, takenNow(membership, amount, paidWith, id.current)),
    onDone: (saved) => {
      id.current = newId()
      setTyped(null)
      setPaidWith(CASH)
      notify.success(t('payments.taken', { money: writeShortMoney(amount) }))
      onSaved(saved)
    },
  })
  return (
    <div ref={box}>
      <FieldGroup legend={t('payments.take')}>
        <MoneyField label={t('payments.amount')} value={amount} onChange={setTyped} />
        <HowPaid paidWith={paidWith} onChange={setPaidWith} />
        <Button
          variant="default"
          loading={running}
          disabled={amount <= 0}
          onClick={() => {
            if (box.current && !stopAtUnreadable(box.current)) run()
          }}
        >
          {t('payments.takeThis', { money: writeShortMoney(amount) })}
        </Button>
      </FieldGroup>
    </div>
  )
}
