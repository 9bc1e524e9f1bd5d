import type { Cents } from '../kernel/units.ts'
import type { PayoutSettings } from '../scoring/types.ts'
import type { TieGroup } from './split-ties.ts'
import type { LogLine } from './types.ts'

export type PositionBonus = { position: number; payment: Cents }

/** Dollars, without decimals when whole. */
const dollars = (amount: Cents): string =>
  amount % 100 === 0 ? `${amount / 100}` : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** M18: money on top of the pool, where enough entered and somebody with weight holds the position. */
export function positionBonuses(rules: PayoutSettings, entryCount: number, groups: readonly TieGroup[]): PositionBonus[] {
  const last = groups.at(-1)
  const positionsHeld = last ? last.position + last.entries.length - 1 : 0
  return (rules.bonusMoneyPaid ?? [])
    .filter(({ position, payment, entriesRequired }) => entryCount >= (entriesRequired ?? 0) && position <= positionsHeld && payment > 0)
    .map(({ position, payment }) => ({ position, payment }))
    .sort((a, b) => a.position - b.position)
}

export const bonusLog = (bonuses: readonly PositionBonus[]): LogLine[] =>
  bonuses.map(({ position, payment }) => ({ type: 'bonus', message: `$${dollars(payment)} Bonus added to position ${position}` }))
