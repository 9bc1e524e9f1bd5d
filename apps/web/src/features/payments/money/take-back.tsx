import { type MoneyLine, moneyCalls } from '@ramplight/contract/payments/money'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { askReason } from '#platform/ask-reason.tsx'
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
  const reason = await askReason({
    title: t('record.takeBackTitle'),
    text: t('record.takeBackMeans'),
    items: [[writeMoney(line.amount), whatOf(line), line.reason].filter(Boolean).join(' · ')],
    label: t('lines.reason'),
    longest: declared.longest('reason'),
    cancel: t('drawer.cancel'),
    yes: t('record.takeBack'),
  })
  if (!reason) return
  try {
    await call(moneyCalls.takeBack, { params: { id }, body: { reason } })
    notify.success(t('record.takenBack'))
  } catch (error) {
    notify.danger(messageOfError(error))
  }
  await refreshed()
}
