/**
 * Exact arithmetic on integers (G4). A typed decimal is scaled to an integer first; products that leave the safe
 * range go through BigInt, everything else stays a plain number.
 */

/** Typed percentages and points settings have at most 4 decimals. */
export const DECIMAL_SCALE = 10_000

/** A typed decimal as an integer of ten-thousandths: 87.5 -> 875000. Missing is 0. */
export const toScaled = (value: number | null | undefined): number => Math.round((value ?? 0) * DECIMAL_SCALE)

/** floor(a x b / divisor) for non-negative integers, without losing a unit. */
export function mulDivFloor(a: number, b: number, divisor: number): number {
  const product = a * b
  if (Number.isSafeInteger(product)) return (product - (product % divisor)) / divisor
  return Number((BigInt(a) * BigInt(b)) / BigInt(divisor))
}

/** a x b / divisor for non-negative integers, rounded half up. */
export function mulDivHalfUp(a: number, b: number, divisor: number): number {
  const doubled = 2 * a * b + divisor
  if (Number.isSafeInteger(doubled)) return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
  return Number((2n * BigInt(a) * BigInt(b) + BigInt(divisor)) / (2n * BigInt(divisor)))
}

/** Is a x b less than c x d? Exact for integers of any size. */
export function productLess(a: number, b: number, c: number, d: number): boolean {
  const left = a * b
  const right = c * d
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left < right
  return BigInt(a) * BigInt(b) < BigInt(c) * BigInt(d)
}

/** Half away from zero; never answers -0. */
export function divideHalfAway(value: number, divisor: number): number {
  const size = mulDivHalfUp(Math.abs(value), 1, divisor)
  return value < 0 && size > 0 ? -size : size
}

/** Which multiple a share becomes; `nearest` takes a half up. */
export type Rounding = 'up' | 'down' | 'nearest'

/** The whole multiple of `step` below, above or nearest to numerator x factor / denominator. */
export function toMultiple(numerator: number, factor: number, denominator: number, step: number, direction: Rounding): number {
  if (direction === 'nearest') return mulDivHalfUp(numerator, factor, denominator * step) * step
  const wholeSteps = mulDivFloor(numerator, factor, denominator * step)
  const isExact = !productLess(wholeSteps * step, denominator, numerator, factor)
  return (direction === 'up' && !isExact ? wholeSteps + 1 : wholeSteps) * step
}
