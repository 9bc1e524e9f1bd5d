import type { Weight } from '../kernel/units.ts'
import { displayWeight, type WeightDisplay } from '../scoring/format-weight.ts'
import type { ScoredWeighIn } from '../scoring/types.ts'
import { inReadingOrder } from './reading-order.ts'

const MINUS = '\u2212'

type Summed = Pick<ScoredWeighIn, 'weight' | 'adjustedWeight' | 'penaltyLog' | 'bonusLog'>

/**
 * The written-out sum of a bag: `16-03 − 0-04 − 1-08 = 14-07`. Without penalties and bonuses just the weight;
 * where the clamp bites, both the sum and what counts: `2-00 − 3-04 = −1-04 → 0-00`.
 */
export function writeSum(scored: Summed, display: WeightDisplay): string {
  const write = (weight: Weight) => displayWeight(weight, display).replace('-', weight < 0 ? MINUS : '-')
  const taken = inReadingOrder(scored.penaltyLog).map(({ weight }) => weight)
  const added = scored.bonusLog.map(({ weight }) => weight)
  if (taken.length + added.length === 0) return write(scored.adjustedWeight)

  const sum = scored.weight - taken.reduce((a, b) => a + b, 0) + added.reduce((a, b) => a + b, 0)
  const terms = [
    write(scored.weight),
    ...taken.map((weight) => `${MINUS} ${write(weight)}`),
    ...added.map((weight) => `+ ${write(weight)}`),
  ]
  const clamped = sum < 0 ? ` \u2192 ${write(scored.adjustedWeight)}` : ''
  return `${terms.join(' ')} = ${write(sum)}${clamped}`
}
