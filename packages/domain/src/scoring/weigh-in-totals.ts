import { BONUS_RULES, bigFishWhenLate, deadBigFish, lostFish, PENALTY_RULES, ruleThatTakesAll, weightOf } from './adjustments.ts'
import type { ScoredWeighIn } from './types.ts'
import type { WeighInFacts } from './weigh-in-facts.ts'

/** The figures of one weigh-in, without its words. */
export type WeighInTotals = Omit<ScoredWeighIn, 'penaltyLog' | 'bonusLog' | 'errors'> & {
  /** W13 */
  dayLost: boolean
}

/** Nothing weighed: what totals are counted into. */
export const noTotals = (): WeighInTotals => ({
  weight: 0,
  adjustedWeight: 0,
  totalFish: 0,
  bigFish: 0,
  species: null,
  deadFishCount: 0,
  penaltyWeightIncurred: 0,
  bonusWeightAdded: 0,
  disqualified: false,
  dayLost: false,
})

/**
 * One weigh-in under the tournament's weight rules (W1–W16), figures only, written over `totals`.
 * Invariants: 1. adjusted = max(0, weight − penalties + bonuses), clamped once, at the end (W8).
 *             2. a rule that takes everything is asked first and replaces every other rule (W2, W13).
 *             3. a fish that was taken off the bag is no big fish either (W12), and where it has to be alive, no dead one (W16).
 */
export function countTotals(totals: WeighInTotals, facts: WeighInFacts): WeighInTotals {
  const { weight } = facts
  const takesAll = ruleThatTakesAll(facts)
  const penalty = takesAll ? weight : weightOf(PENALTY_RULES, facts)
  const bonus = takesAll ? 0 : weightOf(BONUS_RULES, facts)
  totals.weight = weight
  totals.adjustedWeight = Math.max(0, weight - penalty + bonus)
  totals.totalFish = facts.totalFish
  totals.bigFish = takesAll || lostFish.count(facts) > 0 || deadBigFish(facts) > 0 ? 0 : bigFishWhenLate(facts)
  totals.species = facts.species
  totals.deadFishCount = facts.deadFish
  totals.penaltyWeightIncurred = penalty
  totals.bonusWeightAdded = bonus
  totals.disqualified = takesAll?.type === 'Disqualified'
  totals.dayLost = takesAll?.type === 'Lost Day'
  return totals
}

export const weighInTotals = (facts: WeighInFacts): WeighInTotals => countTotals(noTotals(), facts)
