import { type Cents, UNITS_PER_OUNCE, type Weight } from '@ramplight/domain/kernel/units'

/**
 * On the wire: ounces (grams in a metric tournament) with up to 3 decimals, dollars with up to 2.
 * Inside: integers. Each pair is exact in both directions; `null` says the number is finer than its unit.
 */
function toInteger(value: number, perUnit: number): number | null {
  const scaled = Math.round(value * perUnit)
  // A decimal typed with few enough digits is at most a rounding error away from its integer.
  return Math.abs(value * perUnit - scaled) < 1e-6 * Math.max(1, Math.abs(scaled)) && Number.isSafeInteger(scaled) ? scaled : null
}

export const ouncesToWeight = (ounces: number): Weight | null => toInteger(ounces, UNITS_PER_OUNCE)
export const weightToOunces = (weight: Weight): number => weight / UNITS_PER_OUNCE
export const dollarsToCents = (dollars: number): Cents | null => toInteger(dollars, 100)
export const centsToDollars = (cents: Cents): number => cents / 100
