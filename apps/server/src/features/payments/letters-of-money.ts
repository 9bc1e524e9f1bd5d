import type { CardMovementKind } from '@ramplight/domain/money/card-lines'
import type { MoneyEventKind } from '@ramplight/domain/money/money-event'
import type { RefundMethod } from '@ramplight/domain/money/refunds'
import type { texts } from './letters.en.ts'

type Letter = keyof typeof texts.moved | 'receipt' | 'cancelled'
type MoneyMoved = MoneyEventKind | 'payment' | `card ${CardMovementKind}` | `refund ${RefundMethod}`

/**
 * What becomes of the money of an angler, and the letter that tells them, once each; or why nobody is told. Credit is a way in which money
 * comes back, or is paid out.
 */
export const LETTER_OF = {
  payment: { none: 'whoever pays at the ramp is there; the director can send the receipt' },
  'card payment': { letter: 'receipt' },
  'card refund': { letter: 'refund' },
  'card refund-failed': { letter: 'refund-failed' },
  'card dispute': { letter: 'dispute' },
  'card dispute-won': { letter: 'dispute-won' },
  'refund card': { letter: 'refund' },
  'refund cash': { letter: 'refund' },
  'refund check': { letter: 'refund' },
  'refund credits': { letter: 'refund' },
  'payout-due': { none: 'no money moves: the results tell who won' },
  'payout-handed-out': { letter: 'payout-handed-out' },
  'payout-returned': { letter: 'payout-returned' },
  'payout-kept': { none: 'no money moves: the boat has it already' },
  'payout-unclaimed': { none: 'no money moves, and the boat said so itself' },
} as const satisfies Record<MoneyMoved, { letter: Letter } | { none: string }>
