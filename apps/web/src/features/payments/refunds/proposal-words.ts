import type { Refundable } from '@ramplight/contract/payments/money'
import { writeIsoDay } from '@ramplight/ui/values/times'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './refunds.texts.ts'

/** `Refund policy: until Jun 10, 50% of $130, less the $10 fee is $55.00.` */
export const proposalWords = ({ proposal, left }: Refundable): string => wordsOf(proposal, left)

/** The same of a boat that withdraws, with what it overpaid before. */
export function leavingWords({ leaving, overpaid, left }: Refundable): string {
  const rest = wordsOf({ ...leaving, amount: leaving.amount - overpaid }, left)
  return overpaid > 0 ? `${t('why.overpaid', { amount: writeMoney(overpaid) })} ${rest}` : rest
}

function wordsOf({ why, of, before, until, percent, feeKept, amount }: Refundable['proposal'], left: number): string {
  const day = until ? writeIsoDay(until) : ''
  if (why === 'overpaid') return t('why.overpaid', { amount: writeMoney(amount) })
  if (why === 'no-policy') return t('why.no-policy', { left: writeMoney(left) })
  if (why === 'too-late') return t('why.too-late', { day, left: writeMoney(left) })
  return t('why.until', {
    ...{ day, percent: String(percent), paid: writeShortMoney(of), amount: writeMoney(amount) },
    fee: feeKept > 0 ? t('why.fee', { fee: writeShortMoney(feeKept) }) : '',
    before: before > 0 ? t('why.before', { refunded: writeShortMoney(before) }) : '',
  })
}
