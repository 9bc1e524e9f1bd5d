import { toScaled } from '../kernel/exact.ts'

/**
 * Points are counted in 2,000,000ths: the smallest unit in which a thousandth of an ounce as pounds, a thousandth
 * of a gram as kilograms, and a setting with four decimals are all whole numbers.
 */
export const UNITS_PER_POINT = 2_000_000
export const UNITS_PER_HUNDREDTH = UNITS_PER_POINT / 100
const UNITS_PER_SETTING = UNITS_PER_POINT / 10_000
/** Units times a ratio in ten-thousandths, for one hundredth of a point. */
const HUNDREDTH_DIVISOR = UNITS_PER_HUNDREDTH * 10_000

/** No single figure counts for more, so that every sum of a tournament is a whole number that can be held. */
const MOST_POINTS = 100_000_000
const MOST_UNITS = MOST_POINTS * UNITS_PER_POINT
const HIGHEST_RATIO = 10_000

/** What is no number counts as 0. */
const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value)) || 0

/** A typed decimal in whole ten-thousandths of a point; missing is 0. */
export const scaledPoints = (value: number | null | undefined): number => toScaled(within(value ?? 0, MOST_POINTS))

/** A typed decimal in whole point units; missing is 0. */
export const setting = (value: number | null | undefined): number => scaledPoints(value) * UNITS_PER_SETTING

/** P10: a typed ratio in whole ten-thousandths; missing is 1. */
export const scaledRatio = (value: number | null | undefined): number => toScaled(within(value ?? 1, HIGHEST_RATIO))

export const bounded = (units: number): number => within(units, MOST_UNITS)

/** Whole units and `over / holders` of one more: what a mean leaves (P14). 0 <= over < holders. */
export type Amount = { units: number; over: number; holders: number }

export const whole = (units: number): Amount => ({ units, over: 0, holders: 1 })

/** Less so many units, not below 0. */
export const lessUnits = (amount: Amount, units: number): Amount =>
  amount.units < units ? whole(0) : { ...amount, units: amount.units - units }

/** Amount x ratio -> whole hundredths of a point, not below 0, half up (P10). One rounding, exact whatever the size. */
export function toHundredths({ units, over, holders }: Amount, ratio: number): number {
  if (units < 0 || ratio <= 0) return 0
  const twiceOver = 2 * over * ratio
  const rest = HUNDREDTH_DIVISOR + (twiceOver - (twiceOver % holders)) / holders
  const doubled = 2 * units * ratio + rest
  if (Number.isSafeInteger(doubled)) return (doubled - (doubled % (2 * HUNDREDTH_DIVISOR))) / (2 * HUNDREDTH_DIVISOR)
  return Number((2n * BigInt(units) * BigInt(ratio) + BigInt(rest)) / BigInt(2 * HUNDREDTH_DIVISOR))
}

/** Points with all their decimals: for naming what a figure was made of, never for the figure itself. */
export const inPoints = ({ units, over, holders }: Amount): number => (units + over / holders) / UNITS_PER_POINT
