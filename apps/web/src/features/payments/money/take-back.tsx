import { Button } from '@mantine/core'
import { type MoneyLine, moneyCalls } from '@ramplight/contract/payments/money'
import { AskedText, askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { refreshed } from '#platform/refresh.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './money.texts.ts'
import { whatOf } from './money-words.ts'

const declared = declaredBy(moneyCalls.takeBack)

/** Takes back what somebody wrote down by hand: the ledger reverses it, and both lines stay. */
export async function takeBack(line: MoneyLine): Promise<void> {
  if (!line.record) return
  const { record: id } = line
  const reason = await askInDialog<string | null>(t('record.takeBackTitle'), null, (answer) => (
    <TakeBackBody line={line} onAnswer={answer} />
  ))
  if (!reason) return
  try {
    await call(moneyCalls.takeBack, { params: { id }, body: { reason } })
    notify.success(t('record.takenBack'))
  } catch (error) {
    notify.danger(messageOfError(error))
  }
  await refreshed()
}

function TakeBackBody({ line, onAnswer }: { line: MoneyLine; onAnswer: (reason: string | null) => void }) {
  const [reason, setReason] = useState('')
  return (
    <>
      <AskedText
        text={t('record.takeBackMeans')}
        items={[[writeMoney(line.amount), whatOf(line), line.reason].filter(Boolean).join(' · ')]}
      />
      <TextField
        label={t('lines.reason')}
        value={reason}
        maxLength={declared.longest('reason')}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={() => onAnswer(null)}>
          {t('drawer.cancel')}
        </Button>
        <Button disabled={!reason.trim()} onClick={() => onAnswer(reason.trim())}>
          {t('record.takeBack')}
        </Button>
      </div>
    </>
  )
}
