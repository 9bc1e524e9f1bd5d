import { Button, SegmentedControl } from '@mantine/core'
import { type Payment, paymentCalls } from '@ramplight/contract/payments/payments'
import { checkNumbers } from '@ramplight/domain/money/checks'
import {
  noteOfPayment,
  PAYOUT_METHODS,
  type PaidOut,
  type PayoutMethod,
  type PayoutWay,
  placeOfPayment,
} from '@ramplight/domain/money/payout-method'
import { AskedText, askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { doToMany, firstNames, tellUnknown } from '#platform/do-to-many.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { refreshed } from '#platform/refresh.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { placeWord } from '../money/index.ts'
import { isByHand, isOfResult, leftToPay } from './paid-out-words.ts'
import classes from './payments.module.css'
import { t } from './payments.texts.ts'
import { type Accounts, accountsOf, sendToAccounts } from './send-to-accounts.ts'

const longestNote = declaredBy(paymentCalls.paidOut).longest('paidOut.note')
const [NOT_YET, ACCOUNT] = ['open', 'account'] as const
type Answer = PaidOut | typeof NOT_YET | typeof ACCOUNT

const nameOf = (row: Payment) => `${row.userName ?? t('ledgerSheet.payment')} · ${writeMoney(toPayOf(row))}`
/** What is still to be paid of it; where nothing is, all of it was paid, and only the method changes. */
const toPayOf = (row: Payment) => leftToPay(row) || row.amount

/** Says how payouts were handed out, one or many at once. The money leaves the drawer only where it was cash. */
export async function handOut(rows: readonly Payment[]): Promise<boolean> {
  const open = rows.filter(isByHand)
  if (open.length === 0) {
    notify.stealth(t('paidOut.noneByHand'))
    return false
  }
  const accounts = await accountsOf(open)
  const answer = await askInDialog<Answer | null>(t('paidOut.title', { count: open.length }), null, (give) => (
    <HandOutBody rows={open} accounts={accounts} onAnswer={give} />
  ))
  if (!answer) return false
  if (answer === ACCOUNT) return send(readyOf(open, accounts))
  const paidOut = answer === NOT_YET ? null : answer
  const payees = payeesOf(open)
  const numbers = paidOut?.note && payees.length > 1 ? checkNumbers(paidOut.note, payees.length) : null
  const sayOf = (part: Payment[]) => (numbers ? { method: 'check' as const, note: numbers[payees.indexOf(part[0]!.user)]! } : paidOut)
  const sayAll = (some: readonly Payment[]) =>
    doToMany(
      some,
      (part) => call(paymentCalls.paidOut, { body: { ids: part.map(({ _id }) => _id), paidOut: sayOf(part) } }),
      // Each check has a number of its own, so each payout is a part.
      numbers ? 1 : undefined,
    )
  // Money of the director's own list only the server records: without a network it keeps no winner waiting.
  const won = await sayAll(open.filter(isOfResult))
  const others = await sayAll(open.filter((row) => !isOfResult(row)))
  const [done, unknown] = [
    [...won.done, ...others.done],
    [...won.unknown, ...others.unknown],
  ]
  const left = { rows: [...won.left.rows, ...others.left.rows], reason: won.left.reason || others.left.reason }
  await refreshed()
  tellUnknown(unknown.map(nameOf))
  if (left.rows.length > 0)
    notify.warning(t('paidOut.someAreNot', { count: left.rows.length, names: firstNames(left.rows.map(nameOf)), reason: left.reason }))
  if (done.length > 0) notify.success(t('paidOut.saved', { count: done.length }))
  return done.length > 0
}

const readyOf = (rows: readonly Payment[], accounts: Accounts | null) => rows.filter((row) => accounts?.wayOf(row) === 'ready')

/** Sends them to the accounts of who won them, and says what became of each. */
async function send(rows: readonly Payment[]): Promise<boolean> {
  const { done, left, unknown } = await sendToAccounts(rows)
  await refreshed()
  tellUnknown(unknown.map(nameOf))
  if (left.rows.length > 0)
    notify.warning(t('paidOut.notSent', { count: left.rows.length, names: firstNames(left.rows.map(nameOf)), reason: left.reason }))
  if (done.length > 0) notify.success(t('paidOut.sent', { count: done.length }))
  return done.length > 0
}

type BodyProps = { rows: readonly Payment[]; accounts?: Accounts | null; onAnswer: (answer: Answer | null) => void }

export function HandOutBody({ rows, accounts = null, onAnswer }: BodyProps) {
  const [only] = rows.length === 1 ? rows : []
  const said = only && PAYOUT_METHODS.find((one) => one === placeOfPayment(only))
  const [method, setMethod] = useState<PayoutMethod | typeof NOT_YET | typeof ACCOUNT>(said ?? 'cash')
  const [note, setNote] = useState((only && noteOfPayment(only)) ?? '')
  const phone = useIsPhone()
  const total = sumOf(rows)
  const ready = readyOf(rows, accounts)
  const ways: { value: string; label: string }[] = [
    ...PAYOUT_METHODS.map((value) => ({ value, label: placeWord(value) })),
    { value: NOT_YET, label: t('paidOut.notYet') },
  ]
  const offered = ready.length > 0 ? ways.toSpliced(2, 0, { value: ACCOUNT, label: t('paidOut.account') }) : ways
  // Five words do not fit beside each other on a phone; below each other each is as high as a thumb.
  const isStacked = phone && offered.length > ways.length
  const number = method === 'check' ? note.trim() : ''
  // One check may have any name; many are counted.
  const isOne = payeesOf(rows).length === 1
  const isOdd = !isOne && number !== '' && checkNumbers(number, 1) === null
  return (
    <>
      <AskedText text={t('paidOut.total', { amount: writeMoney(total) })} items={rows.map(nameOf)} />
      <div className={classes.handOut}>
        <SegmentedControl
          aria-label={t('paidOut.how')}
          fullWidth
          {...(isStacked && { orientation: 'vertical', size: 'lg' })}
          data={offered}
          value={method}
          onChange={(value) => setMethod(value as PayoutMethod)}
        />
        <p className="rl-dimmed">{t(`paidOut.means.${method}`)}</p>
        {method === ACCOUNT && <AboutAccounts ready={ready} left={rows.length - ready.length} available={accounts?.available ?? null} />}
        {only && hasNone(accounts?.wayOf(only)) && <p className="rl-dimmed">{t('paidOut.noAccount')}</p>}
        {method === 'check' && (
          <TextField
            label={t(isOne ? 'paidOut.checkNumber' : 'paidOut.firstCheckNumber')}
            description={isOne ? undefined : t('paidOut.countsUp')}
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
          onClick={() => onAnswer(method === NOT_YET || method === ACCOUNT ? method : number ? { method, note: number } : { method })}
          data-autofocus
        >
          {method === ACCOUNT ? t('paidOut.send', { amount: writeMoney(sumOf(ready)) }) : t('paidOut.save')}
        </Button>
      </div>
    </>
  )
}

const sumOf = (rows: readonly Payment[]): number => rows.reduce((sum, row) => sum + toPayOf(row), 0)
/** Who gets the checks, each once: a winner of three pots gets one. */
const payeesOf = (rows: readonly Payment[]): string[] => [...new Set(rows.map(({ user }) => user))]
const hasNone = (way: PayoutWay | null | undefined): boolean => way === 'none' || way === 'begun'

/** What the account that pays has, and how many winners have none to be paid to. */
function AboutAccounts({ ready, left, available }: { ready: readonly Payment[]; left: number; available: number | null }) {
  const amount = sumOf(ready)
  const words = { available: writeMoney(available ?? 0), amount: writeMoney(amount) }
  return (
    <>
      {available !== null && available >= amount && <p className="rl-dimmed">{t('paidOut.accountHas', words)}</p>}
      {available !== null && available < amount && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {t('paidOut.accountHasNot', words)}
        </Banner>
      )}
      {left > 0 && <p className="rl-dimmed">{t('paidOut.notReady', { count: left })}</p>}
    </>
  )
}
