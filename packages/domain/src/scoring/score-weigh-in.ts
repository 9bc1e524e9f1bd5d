import { UNITS_PER_KILOGRAM, UNITS_PER_POUND, type Weight } from '../kernel/units.ts'
import { type Adjustment, applyRules, BONUS_RULES, lateDisqualification, PENALTY_RULES } from './adjustments.ts'
import { decimalText } from './format-weight.ts'
import type { AdjustLine, ScoredWeighIn, Settings, WeighIn, WeightUnit } from './types.ts'
import { type WeighInFacts, weighInFacts } from './weigh-in-facts.ts'

/** `0.50 lbs`, `0.11 kg`: two decimals, half up (W9). */
const weightWords = (weight: Weight, unit: WeightUnit) =>
  unit === 'kg' ? `${decimalText(weight, UNITS_PER_KILOGRAM, 2)} kg` : `${decimalText(weight, UNITS_PER_POUND, 2)} lbs`

const logLine = ({ type, weight, reason }: Adjustment, unit: WeightUnit): AdjustLine => ({
  type,
  weight,
  message: `${weightWords(weight, unit)} for ${reason}`,
})

const sum = (adjustments: Adjustment[]): Weight => adjustments.reduce((total, { weight }) => total + weight, 0)

function disqualified(facts: WeighInFacts, { type, weight, reason }: Adjustment): ScoredWeighIn {
  return {
    weight,
    adjustedWeight: 0,
    totalFish: facts.totalFish,
    bigFish: 0,
    species: facts.species,
    deadFishCount: facts.deadFish,
    penaltyWeightIncurred: weight,
    bonusWeightAdded: 0,
    disqualified: true,
    penaltyLog: [{ type, weight, message: reason }],
    bonusLog: [],
    errors: [],
  }
}

/**
 * One weigh-in under the tournament's weight rules (W1–W10). Worked example: docs/algorithms/weigh-in.md
 * Invariants: 1. adjusted = max(0, weight − penalties + bonuses), clamped once, at the end (W8).
 *             2. a disqualification is asked first and replaces every other rule (W2).
 */
export function scoreWeighIn({ settings, weighIn }: { settings?: Settings | null; weighIn: WeighIn }): ScoredWeighIn {
  const facts = weighInFacts(settings, weighIn)
  const tooLate = lateDisqualification(facts)
  if (tooLate) return disqualified(facts, tooLate)

  const penalties = applyRules(PENALTY_RULES, facts)
  const bonuses = applyRules(BONUS_RULES, facts)
  const penaltyWeightIncurred = sum(penalties)
  const bonusWeightAdded = sum(bonuses)
  const unit = facts.rules.unit ?? 'lb'
  return {
    weight: facts.weight,
    adjustedWeight: Math.max(0, facts.weight - penaltyWeightIncurred + bonusWeightAdded),
    totalFish: facts.totalFish,
    bigFish: facts.bigFish,
    species: facts.species,
    deadFishCount: facts.deadFish,
    penaltyWeightIncurred,
    bonusWeightAdded,
    disqualified: false,
    penaltyLog: penalties.map((penalty) => logLine(penalty, unit)),
    bonusLog: bonuses.map((bonus) => logLine(bonus, unit)),
    errors: penalties.flatMap(({ error }) => error ?? []),
  }
}
