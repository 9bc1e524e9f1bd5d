import { mulDivHalfUp } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'

export type FeeItem = { type: string; key: string; cost: Cents; description: string }

export const PROCESSING_FEES = 'Processing Fees'
/** Who can pay the card fees: the angler on top of the price, or the account of the director out of its part (2 §9). */
export const FEE_PAYERS = ['Angler', 'Account'] as const
export type FeePayer = (typeof FEE_PAYERS)[number]
/** Only `Account` itself is the account; whatever else an account says is the angler. */
export const feePayerFrom = (said: string | null | undefined): FeePayer => (said === 'Account' ? 'Account' : 'Angler')
/** What the platform gets for each angler and event (A31). */
export const FEE_PER_ANGLER: Cents = 200
/** What the platform gets for each licensed user and month (2 §9). */
export const FEE_PER_LICENSE: Cents = 499
export const FEE_PERCENT = 3
export const FEE_FIXED: Cents = 31

/** F1: 3 % of what is charged, half up to the cent, plus 31 cents; nothing when the account pays or nothing is charged. */
export function processingFee({ items, feePayer }: { items?: FeeItem[] | null; feePayer?: string | null }): { total: Cents; fee: Cents } {
  const total = (items ?? []).filter(({ type }) => type !== PROCESSING_FEES).reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  const isFree = feePayerFrom(feePayer) === 'Account' || total <= 0
  return { total, fee: isFree ? 0 : mulDivHalfUp(total, FEE_PERCENT, 100) + FEE_FIXED }
}

/** F2: one credit per user, as far as the balance reaches. */
export function creditsUsed({ balance, users }: { balance?: number | null; users?: Id[] | null }): {
  creditsUsed: number
  balanceAfter: number
} {
  const available = balance ?? 0
  const used = Math.max(0, Math.min(available, (users ?? []).length))
  return { creditsUsed: used, balanceAfter: available - used }
}
