import type { Refundable } from '@ramplight/contract/payments/money'
import { writeIsoDay } from '@ramplight/ui/values/times'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './refunds.texts.ts'

/** `Refund policy: until Jun 10, 50% of $130, less the $10 fee is $55.00.` */
export function proposalWords({ proposal, left }: Refundable): string {
  const { why, of, before, until, percent, feeKept, amount } = proposal
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
