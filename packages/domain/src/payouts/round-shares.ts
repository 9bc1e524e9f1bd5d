import { mulDivFloor, productLess, type Rounding, toMultiple } from '../kernel/exact.ts'
import { typedCents } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import type { PayoutSettings } from '../scoring/types.ts'
import type { ShareList } from './shares.ts'

/**
 * What one position is to be paid and how it came about, in cents:
 * share + minimum + rounding + leftover + guarantee + dropped + fieldGuarantee = amount; amount + shortfall = funded.
 */
export type PlannedAmount = {
  position: number
  /** Share of the pool, down to the cent; 0 for a typed dollar amount. */
  share: Cents
  numerator: number
  denominator: number
  /** What the minimum took away (0 or negative, M11). */
  minimum: Cents
  /** To the increment, of every position but the first (M12). */
  rounding: Cents
  /** What the others left over or took, on the first position (M12). */
  leftover: Cents
  /** A typed amount, or what a guarantee added (M13). */
  guarantee: Cents
  /** What the minimum took of a typed amount (0 or negative, M11). */
  dropped: Cents
  /** What the size of the field guarantees on top (M26). */
  fieldGuarantee: Cents
  /** Which way the list was rounded in the end; not always the way that was asked for (M12). */
  direction: Rounding
  amount: Cents
}

export type RoundingRules = Pick<PayoutSettings, 'minimumAmountToTriggerPayout' | 'roundUpTo' | 'roundUpOrDown'>

export const roundingDirection = (rules: RoundingRules): Rounding => rules.roundUpOrDown ?? 'down'

/** To which multiple; the cent where nothing was typed. */
export const roundingStep = (rules: RoundingRules): Cents => typedCents(rules.roundUpTo) || 1

/** Of pool x numerator / denominator for every position after the first; those below the minimum are 0. */
function roundOthers(pool: Cents, list: ShareList, rules: RoundingRules, direction: Rounding): Cents[] {
  return list.shares.map(({ numerator }, index) =>
    index === 0 || isBelowMinimum(pool, numerator, list.denominator, rules)
      ? 0
      : toMultiple(pool, numerator, list.denominator, roundingStep(rules), direction),
  )
}

/** M11: the exact share decides, before any rounding. */
const isBelowMinimum = (pool: Cents, numerator: number, denominator: number, rules: RoundingRules) =>
  productLess(pool, numerator, typedCents(rules.minimumAmountToTriggerPayout), denominator)

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/**
 * M11, M12: shares of a pool as whole cents. The first position takes what the rounding of the others leaves, so the
 * list pays its target to the cent. Rounding up or to the nearest that would put the first position below another becomes rounding down.
 */
export function roundShares(pool: Cents, list: ShareList, rules: RoundingRules): PlannedAmount[] {
  const { shares, denominator } = list
  const target = mulDivFloor(
    pool,
    shares.reduce((total, { numerator }) => total + numerator, 0),
    denominator,
  )
  const isFirstPaid = shares[0] !== undefined && !isBelowMinimum(pool, shares[0].numerator, denominator, rules)
  const roundAll = (direction: Rounding) => {
    const amounts = roundOthers(pool, list, rules, direction)
    if (isFirstPaid) amounts[0] = target - sum(amounts)
    return amounts
  }
  const wished = roundAll(roundingDirection(rules))
  const direction = wished.every((amount) => amount <= wished[0]!) ? roundingDirection(rules) : 'down'
  const amounts = direction === roundingDirection(rules) ? wished : roundAll('down')

  return shares.map(({ position, numerator }, index) => {
    const amount = amounts[index]!
    const share = mulDivFloor(pool, numerator, denominator)
    const isDropped = isBelowMinimum(pool, numerator, denominator, rules)
    const change = amount - share
    return {
      position,
      share,
      numerator,
      denominator,
      minimum: isDropped ? change : 0,
      rounding: isDropped || index === 0 ? 0 : change,
      leftover: isDropped || index > 0 ? 0 : change,
      guarantee: 0,
      dropped: 0,
      fieldGuarantee: 0,
      direction,
      amount,
    }
  })
}
