import type { Payment } from '@ramplight/contract/payments/payments'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { amountInWords } from '@ramplight/domain/money/checks'
import { noteOfPayment, placeOfPayment } from '@ramplight/domain/money/payout-method'
import { writeIsoDay } from '@ramplight/ui/values/times'
import { itemName, whatFor } from '#features/payments/payments/index.ts'
import { eventSheet, type Paper } from '#features/print/index.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './results.texts.ts'

/** Money that goes out by check, and counts. */
export const isCheck = (payment: Payment): boolean =>
  payment.debitOrCredit === 'debit' && payment.status !== 'void' && placeOfPayment(payment) === 'check'

/** What has no number, or a word in its place, comes last. */
const order = (payment: Payment) => Number(noteOfPayment(payment) ?? '') || Number.MAX_SAFE_INTEGER

/** The checks of a tournament, in the order of their numbers, as they are filled in. `today`: the day that stands on them. */
export function checksPaper(tournament: Tournament, payments: readonly Payment[], today: string): Paper {
  const checks = payments
    .filter(isCheck)
    .toSorted((a, b) => order(a) - order(b))
    .map((payment) => ({
      number: noteOfPayment(payment) ?? '',
      day: writeIsoDay(today),
      payee: payment.userName ?? t('checks.nobody'),
      amount: writeMoney(payment.amount),
      words: amountInWords(payment.amount),
      memo: `${tournament.name}: ${whatFor(payment)}`,
      lines: (payment.items ?? []).map((item) => ({ label: item.description || itemName(item), amount: writeMoney(item.cost) })),
    }))
  return { ...eventSheet(tournament, t('checks.name')), tables: [], checks }
}
