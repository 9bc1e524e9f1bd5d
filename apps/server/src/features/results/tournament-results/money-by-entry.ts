import type { Cents } from '@ramplight/domain/kernel/units'
import type { Paid, PayoutResult } from '@ramplight/domain/payouts/types'

export const sumOf = (payments: readonly { amount: Cents }[]): Cents => payments.reduce((sum, { amount }) => sum + amount, 0)

/** What each entry is paid for its place: main pool, position bonuses and the pots of its groups. Pots it bought into are apart. */
export function standingMoney({ payouts, groupPots }: Pick<PayoutResult, 'payouts' | 'groupPots'>): Map<string, Cents> {
  const money = new Map<string, Cents>()
  for (const { entry, amount } of [...payouts, ...groupPots.flatMap((pot): Paid[] => pot.payouts)])
    money.set(entry, (money.get(entry) ?? 0) + amount)
  return money
}
