import type { Line } from '@ramplight/domain/money/posting'
import { paidBy } from '@ramplight/domain/money/standing'
import type { RefundRow } from './refunds.store.ts'

export type ToRefund = { paid: number; refunded: number; left: number }

/** What an entry has paid, got back, and can still get back. What the card provider was asked for is kept aside: it is on its way. */
export function leftToRefund(lines: readonly Line[], refunds: readonly RefundRow[]): ToRefund {
  const onItsWay = refunds.reduce((sum, { state, amount }) => (state === 'asked' ? sum + amount : sum), 0)
  const back = lines.reduce((sum, { account, amount }) => (account === 'refund' ? sum + amount : sum), 0)
  const standing = paidBy(lines)
  return { paid: standing + back, refunded: back + onItsWay, left: Math.max(0, standing - onItsWay) }
}
