import type { MemberMoney } from '@ramplight/contract/payments/member-money'
import type { Receipt } from '@ramplight/contract/payments/receipts'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type Paper, paperFileName, printDates } from '#features/print/index.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { refundPolicyWords } from '../refund-policy/index.ts'
import { t } from './receipt.texts.ts'
import { feeRows, itemRows, paymentRows } from './receipt-rows.ts'

/** The receipt of a boat on paper. `names`: its anglers. */
export function receiptPaper(receipt: Receipt, tournament: Tournament, names: string, today = todayHere()): Paper {
  return {
    title: t('title'),
    subtitles: [
      names,
      `${tournament.name}, ${printDates(tournament.tournamentDates)}`,
      ...(receipt.payee ? [t('payee', { payee: receipt.payee })] : []),
      ...(tournament.cancelled ? [] : [refundPolicyWords(tournament)]),
    ],
    foot: `${tournament.name} · ${printDates([today])}`,
    fileName: paperFileName(tournament.name, today, t('title')),
    tables: [
      {
        columns: [{ label: t('what') }, amount()],
        rows: [...itemRows(receipt), ...feeRows(receipt)],
        total: [t('paid'), writeMoney(receipt.paid)],
      },
      {
        title: t('payments'),
        columns: [{ label: t('day') }, { label: t('way') }, { label: t('receiptNumber') }, amount()],
        rows: paymentRows(receipt).map(([day, how, money], index) => [day, how, receipt.payments[index]!.number, money]),
      },
    ],
  }
}

/** The receipt of a membership on paper. */
export function memberReceiptPaper(receipt: MemberMoney, today = todayHere()): Paper {
  const { season, member, paid, owed } = receipt
  const rows = [[t('membershipFee'), writeMoney(receipt.amount)], ...(owed > 0 ? [[t('stillOwed'), writeMoney(owed)]] : [])]
  return {
    title: t('title'),
    subtitles: [member, season].filter(Boolean),
    foot: `${season} · ${printDates([today])}`,
    fileName: paperFileName(season, today, t('title')),
    tables: [{ columns: [{ label: t('what') }, amount()], rows, total: [t('paid'), writeMoney(paid)] }, ...feesAndPayments(receipt)],
  }
}

const amount = () => ({ label: t('amount'), align: 'end' as const })

/** What the card has paid on top, where it has, and each payment. */
function feesAndPayments(receipt: Pick<MemberMoney, 'fees' | 'payments'>): Paper['tables'] {
  const fees = feeRows(receipt)
  return [
    ...(fees.length ? [{ title: t('onTop'), columns: [{ label: t('what') }, amount()], rows: fees }] : []),
    { title: t('payments'), columns: [{ label: t('day') }, { label: t('way') }, amount()], rows: paymentRows(receipt) },
  ]
}
