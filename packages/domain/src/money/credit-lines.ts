import type { Cents } from '../kernel/units.ts'
import { type Line, netLines, reversed } from './posting.ts'

/** One credit stands for the platform's fee of one sign-up (1 §3). */
export const CREDIT_VALUE: Cents = 200

/** Credits that are given are paid ahead by the platform; one that is used pays the platform's fee. A counter-line takes a line back. */
export function linesOfCredits({ amount, counterOf }: { amount: number; counterOf?: string | null }): Line[] {
  if (counterOf) return reversed(linesOfCredits({ amount: 0 - amount }))
  const cents = amount * CREDIT_VALUE
  return netLines([
    { account: 'credits', amount: cents },
    { account: amount > 0 ? 'credit' : 'platform-fee', amount: 0 - cents },
  ])
}
