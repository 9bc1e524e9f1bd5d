import type { Cents } from '../kernel/units.ts'
import type { Paid, PayoutResult } from '../payouts/types.ts'

export const sumOf = (payments: readonly { amount: Cents }[]): Cents => payments.reduce((sum, { amount }) => sum + amount, 0)

/** What each entry is paid for its place: main pool, position bonuses and the pots of its groups. Pots it bought into are apart. */
export function standingMoney({ payouts, groupPots }: Pick<PayoutResult, 'payouts' | 'groupPots'>): Map<string, Cents> {
  const money = new Map<string, Cents>()
  for (const { entry, amount } of [...payouts, ...groupPots.flatMap((pot): Paid[] => pot.payouts)])
    money.set(entry, (money.get(entry) ?? 0) + amount)
  return money
}
