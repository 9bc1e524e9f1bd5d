import type { Payment } from '@ramplight/contract/payments/payments'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { groupBy } from '@ramplight/domain/kernel/group-by'
import { amountInWords } from '@ramplight/domain/money/checks'
import { noteOfPayment, paidByMethod, placeOfPayment } from '@ramplight/domain/money/payout-method'
import { writeIsoDay } from '@ramplight/ui/values/times'
import { itemName, whatFor } from '#features/payments/payments/index.ts'
import { eventSheet, type Paper } from '#features/print/index.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './money.texts.ts'

/** Money that goes out by check, and counts. */
export const isCheck = (payment: Payment): boolean =>
  payment.debitOrCredit === 'debit' && payment.status !== 'void' && placeOfPayment(payment) === 'check'

/** What has no number, or a word in its place, comes last. */
const order = (payment: Payment) => Number(noteOfPayment(payment) ?? '') || Number.MAX_SAFE_INTEGER

/** One check for each winner and number, for all that it pays. */
const checkOf = (payment: Payment) => `${noteOfPayment(payment) ?? ''} ${payment.user}`
const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, payment) => sum + paidByMethod(payment), 0)

export const countOfChecks = (payments: readonly Payment[]): number => groupBy(payments.filter(isCheck), checkOf).size

/** The checks of a tournament, in the order of their numbers, as they are filled in. `today`: the day that stands on them. */
export function checksPaper(tournament: Tournament, payments: readonly Payment[], today: string): Paper {
  const sorted = payments.filter(isCheck).toSorted((a, b) => order(a) - order(b))
  const checks = [...groupBy(sorted, checkOf).values()].map((paid) => ({
    number: noteOfPayment(paid[0]!) ?? '',
    day: writeIsoDay(today),
    payee: paid[0]!.userName ?? t('checks.nobody'),
    amount: writeMoney(sumOf(paid)),
    words: amountInWords(sumOf(paid)),
    memo: `${tournament.name}: ${paid.map(whatFor).join('; ')}`,
    lines: paid.flatMap(({ items = [] }) =>
      items.map((item) => ({ label: item.description || itemName(item), amount: writeMoney(item.cost) })),
    ),
  }))
  return { ...eventSheet(tournament, t('checks.name')), tables: [], checks }
}
