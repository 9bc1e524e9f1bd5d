import { BONUS_RULES, lostFish, PENALTY_RULES, ruleThatTakesAll, weightOf } from './adjustments.ts'
import type { ScoredWeighIn } from './types.ts'
import type { WeighInFacts } from './weigh-in-facts.ts'

/** The figures of one weigh-in, without its words. */
export type WeighInTotals = Omit<ScoredWeighIn, 'penaltyLog' | 'bonusLog' | 'errors'> & {
  /** W13 */
  dayLost: boolean
}

/**
 * One weigh-in under the tournament's weight rules (W1–W13), figures only.
 * Invariants: 1. adjusted = max(0, weight − penalties + bonuses), clamped once, at the end (W8).
 *             2. a rule that takes everything is asked first and replaces every other rule (W2, W13).
 *             3. a fish that was taken off the bag is no big fish either (W12).
 */
export function weighInTotals(facts: WeighInFacts): WeighInTotals {
  const { weight } = facts
  const takesAll = ruleThatTakesAll(facts)
  const penalty = takesAll ? weight : weightOf(PENALTY_RULES, facts)
  const bonus = takesAll ? 0 : weightOf(BONUS_RULES, facts)
  return {
    weight,
    adjustedWeight: Math.max(0, weight - penalty + bonus),
    totalFish: facts.totalFish,
    bigFish: takesAll || lostFish.count(facts) > 0 ? 0 : facts.bigFish,
    species: facts.species,
    deadFishCount: facts.deadFish,
    penaltyWeightIncurred: penalty,
    bonusWeightAdded: bonus,
    disqualified: takesAll?.type === 'Disqualified',
    dayLost: takesAll?.type === 'Lost Day',
  }
}
