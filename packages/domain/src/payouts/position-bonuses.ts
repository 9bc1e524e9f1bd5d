import { isPosition, typedCents } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import type { PayoutSettings } from '../scoring/types.ts'
import type { LogLine } from './types.ts'

export type PositionBonus = { position: number; payment: Cents }

/** Dollars, without decimals when whole. */
const dollars = (amount: Cents): string =>
  amount % 100 === 0 ? `${amount / 100}` : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** M18: money on top of the pool, where enough entered and somebody with weight holds the position. */
export const positionBonuses = (rules: PayoutSettings, entryCount: number, positionsHeld: number): PositionBonus[] =>
  (rules.bonusMoneyPaid ?? [])
    .filter(({ position, entriesRequired }) => entryCount >= (entriesRequired ?? 0) && isPosition(position) && position <= positionsHeld)
    .map(({ position, payment }) => ({ position, payment: typedCents(payment) }))
    .filter(({ payment }) => payment > 0)
    .sort((a, b) => a.position - b.position)

export const bonusLog = (bonuses: readonly PositionBonus[]): LogLine[] =>
  bonuses.map(({ position, payment }) => ({ type: 'bonus', message: `$${dollars(payment)} Bonus added to position ${position}` }))
