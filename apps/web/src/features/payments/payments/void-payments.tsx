import { Button } from '@mantine/core'
import { type Payment, paymentCalls, voidReason } from '@ramplight/contract/payments/payments'
import { AskedText, askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { HoldButton } from '@ramplight/ui/parts/hold-button.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { doToMany, firstNames, tellUnknown } from '#platform/do-to-many.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './payments.texts.ts'

type Row = Pick<Payment, '_id' | 'userName' | 'amount' | 'status'>

const nameOf = ({ userName, amount }: Row) => `${userName ?? t('ledgerSheet.payment')} · ${writeMoney(amount)}`

/**
 * Makes many payments void, with a reason that stands in the record. There is no way back: a void payment stays void, and what
 * was voided by mistake is written anew.
 */
export async function voidPayments(rows: readonly Row[]): Promise<boolean> {
  const open = rows.filter(({ status }) => status !== 'void')
  if (open.length === 0) {
    notify.stealth(t('voidPayments.allAreVoid'))
    return false
  }
  const reason = await askInDialog<string | null>(t('voidPayments.title', { count: open.length }), null, (answer) => (
    <VoidBody rows={open} onAnswer={answer} />
  ))
  if (!reason) return false
  const { done, left, unknown } = await doToMany(open, (part) =>
    call(paymentCalls.bulkDelete, { body: { ids: part.map(({ _id }) => _id), reason } }),
  )
  tellUnknown(unknown.map(nameOf))
  if (left.rows.length > 0)
    notify.warning(t('voidPayments.someAreNot', { count: left.rows.length, names: firstNames(left.rows.map(nameOf)), reason: left.reason }))
  if (done.length > 0) notify.success(t('voidPayments.areVoid', { count: done.length }))
  return done.length > 0
}

export function VoidBody({ rows, onAnswer }: { rows: readonly Row[]; onAnswer: (reason: string | null) => void }) {
  const [reason, setReason] = useState('')
  return (
    <>
      <AskedText text={t('voidPayments.whatItMeans')} items={rows.map(nameOf)} />
      <LongTextField
        label={t('voidPayments.reason')}
        description={t('voidPayments.shownInHistory')}
        value={reason}
        maxLength={voidReason.maxLength ?? undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={() => onAnswer(null)}>
          {t('voidPayments.cancel')}
        </Button>
        <HoldButton color="red" disabled={!reason.trim()} onHeld={() => onAnswer(reason.trim())}>
          {t('voidPayments.confirm', { count: rows.length })}
        </HoldButton>
      </div>
    </>
  )
}
