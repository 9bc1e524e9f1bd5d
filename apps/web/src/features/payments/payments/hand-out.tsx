import { Button, SegmentedControl } from '@mantine/core'
import { type Payment, paymentCalls } from '@ramplight/contract/payments/payments'
import { checkNumbers } from '@ramplight/domain/money/checks'
import { noteOfPayment, PAYOUT_METHODS, type PaidOut, type PayoutMethod, placeOfPayment } from '@ramplight/domain/money/payout-method'
import { AskedText, askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { doToMany, firstNames, tellUnknown } from '#platform/do-to-many.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { refreshed } from '#platform/refresh.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { placeWord } from '../money/index.ts'
import { isByHand } from './paid-out-words.ts'
import classes from './payments.module.css'
import { t } from './payments.texts.ts'

const longestNote = declaredBy(paymentCalls.paidOut).longest('paidOut.note')
const NOT_YET = 'open'
type Answer = PaidOut | typeof NOT_YET

const nameOf = ({ userName, amount }: Payment) => `${userName ?? t('ledgerSheet.payment')} · ${writeMoney(amount)}`

/** Says how payouts were handed out, one or many at once. The money leaves the drawer only where it was cash. */
export async function handOut(rows: readonly Payment[]): Promise<boolean> {
  const open = rows.filter(isByHand)
  if (open.length === 0) {
    notify.stealth(t('paidOut.noneByHand'))
    return false
  }
  const answer = await askInDialog<Answer | null>(t('paidOut.title', { count: open.length }), null, (give) => (
    <HandOutBody rows={open} onAnswer={give} />
  ))
  if (!answer) return false
  const paidOut = answer === NOT_YET ? null : answer
  const numbers = paidOut?.note && open.length > 1 ? checkNumbers(paidOut.note, open.length) : null
  const sayOf = (part: Payment[]) => (numbers ? { method: 'check' as const, note: numbers[open.indexOf(part[0]!)]! } : paidOut)
  const { done, left, unknown } = await doToMany(
    open,
    (part) => call(paymentCalls.paidOut, { body: { ids: part.map(({ _id }) => _id), paidOut: sayOf(part) } }),
    // Each check has a number of its own, so each payout is a part.
    numbers ? 1 : undefined,
  )
  await refreshed()
  tellUnknown(unknown.map(nameOf))
  if (left.rows.length > 0)
    notify.warning(t('paidOut.someAreNot', { count: left.rows.length, names: firstNames(left.rows.map(nameOf)), reason: left.reason }))
  if (done.length > 0) notify.success(t('paidOut.saved', { count: done.length }))
  return done.length > 0
}

export function HandOutBody({ rows, onAnswer }: { rows: readonly Payment[]; onAnswer: (answer: Answer | null) => void }) {
  const [only] = rows.length === 1 ? rows : []
  const said = only && PAYOUT_METHODS.find((one) => one === placeOfPayment(only))
  const [method, setMethod] = useState<PayoutMethod | typeof NOT_YET>(said ?? 'cash')
  const [note, setNote] = useState((only && noteOfPayment(only)) ?? '')
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  const number = method === 'check' ? note.trim() : ''
  // One check may have any name; many are counted.
  const isOdd = !only && number !== '' && checkNumbers(number, 1) === null
  return (
    <>
      <AskedText text={t('paidOut.total', { amount: writeMoney(total) })} items={rows.map(nameOf)} />
      <div className={classes.handOut}>
        <SegmentedControl
          aria-label={t('paidOut.how')}
          fullWidth
          data={[...PAYOUT_METHODS.map((value) => ({ value, label: placeWord(value) })), { value: NOT_YET, label: t('paidOut.notYet') }]}
          value={method}
          onChange={(value) => setMethod(value as PayoutMethod)}
        />
        <p className="rl-dimmed">{t(`paidOut.means.${method}`)}</p>
        {method === 'check' && (
          <TextField
            label={t(only ? 'paidOut.checkNumber' : 'paidOut.firstCheckNumber')}
            description={only ? undefined : t('paidOut.countsUp')}
            error={isOdd ? t('paidOut.notNumber') : undefined}
            value={note}
            maxLength={longestNote}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </div>
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={() => onAnswer(null)}>
          {t('voidPayments.cancel')}
        </Button>
        <Button
          disabled={isOdd}
          onClick={() => onAnswer(method === NOT_YET ? NOT_YET : number ? { method, note: number } : { method })}
          data-autofocus
        >
          {t('paidOut.save')}
        </Button>
      </div>
    </>
  )
}
