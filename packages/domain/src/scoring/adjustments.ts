import type { Weight } from '../kernel/units.ts'
import type { AdjustType } from './types.ts'
import type { WeighInFacts } from './weigh-in-facts.ts'

/** One penalty or bonus: `count` times `each` is `weight`. `reason` completes the log line (W9). */
export type Adjustment = { type: AdjustType; rule: string; count: number; each: Weight; weight: Weight; reason: string; error?: string }

type Rule = (facts: WeighInFacts) => Adjustment | null

/** W4: used when a dead fish costs weight but nobody said how much. 4 oz, or 113 g. The other reading was 4 lb. */
export const DEFAULT_DEAD_FISH_PENALTY = { lb: 4_000, kg: 113_000 } as const
export const NO_DEAD_FISH_WEIGHT = 'Dead fish penalty is set on this tournament, but no weight was given to subtract.'

const isReached = (trigger: number | null | undefined, minutesLate: number) => trigger != null && minutesLate > 0 && minutesLate >= trigger

/** W2: beyond the last limit the whole weight goes, and no other rule is asked. */
export function lateDisqualification({ rules, minutesLate, weight }: WeighInFacts): Adjustment | null {
  if (!isReached(rules.lateDisqualificationMinutesTrigger, minutesLate)) return null
  const reason = `DISQUALIFIED for being ${minutesLate} minutes late. All weight removed.`
  return { type: 'Disqualified', rule: 'W2', count: 1, each: weight, weight, reason }
}

/** W3: once the trigger is reached every minute late counts, not only those beyond it. */
function lateArrival({ rules, minutesLate }: WeighInFacts): Adjustment | null {
  if (!isReached(rules.lateArrivalMinutesTrigger, minutesLate)) return null
  const each = rules.lateArrivalPenalty ?? 0
  const count = rules.lateArrivalPenaltyFrequency === 'Per Minute' ? minutesLate : 1
  return { type: 'Late Arrival', rule: 'W3', count, each, weight: each * count, reason: `being ${minutesLate} minutes late` }
}

/** W4: of the dead fish only those from the n-th on may cost. */
function deadFish({ rules, deadFish: dead }: WeighInFacts): Adjustment | null {
  const isSet = rules.hasDeadFishPenalty ?? rules.deadFishPenalty != null
  const count = Math.max(0, dead - Math.max(0, (rules.deadFishPenaltyFrom ?? 1) - 1))
  if (!isSet || count === 0) return null
  const each = rules.deadFishPenalty ?? DEFAULT_DEAD_FISH_PENALTY[rules.unit ?? 'lb']
  const reason = count === dead ? `${count} dead fish` : `${count} of ${dead} dead fish`
  const adjustment: Adjustment = { type: 'Dead Fish', rule: 'W4', count, each, weight: each * count, reason }
  return rules.deadFishPenalty == null ? { ...adjustment, error: NO_DEAD_FISH_WEIGHT } : adjustment
}

/** W5 */
function shortFish({ rules, shortFish: count }: WeighInFacts): Adjustment | null {
  const each = rules.weightToSubtractForShortFish ?? 0
  if (count === 0 || each === 0) return null
  return { type: 'Short Fish', rule: 'W5', count, each, weight: each * count, reason: `${count} short fish` }
}

/** W6: a judge's own decision; it stands on the weigh-in and needs no settings. */
function manual({ manualPenalty: weight, manualReason }: WeighInFacts): Adjustment | null {
  if (weight === 0) return null
  return { type: 'Manual', rule: 'W6', count: 1, each: weight, weight, reason: manualReason ?? 'manual penalty' }
}

/** W7: the row of the species, else the row for every species, else nothing. */
function liveFish({ rules, liveFish: count, species }: WeighInFacts): Adjustment | null {
  const each = bonusFor(rules.liveFishBonuses, species)
  if (count === 0 || each === 0) return null
  return { type: 'Live Fish', rule: 'W7', count, each, weight: each * count, reason: `${count} live ${species ?? 'fish'}` }
}

type BonusRows = WeighInFacts['rules']['liveFishBonuses']

function bonusFor(rows: BonusRows, species: string | null): Weight {
  if (!rows) return 0
  const own = species === null ? undefined : rows.find((row) => row.species === species)
  return (own ?? rows.find((row) => !row.species))?.bonus ?? 0
}

/** In the order of the log. */
export const PENALTY_RULES: readonly Rule[] = [lateArrival, deadFish, shortFish, manual]
export const BONUS_RULES: readonly Rule[] = [liveFish]

/** The rules that bite, in order; lines of weight 0 are not written (W9). */
export function applyRules(rules: readonly Rule[], facts: WeighInFacts): Adjustment[] {
  const found: Adjustment[] = []
  for (const rule of rules) {
    const adjustment = rule(facts)
    if (adjustment && adjustment.weight !== 0) found.push(adjustment)
  }
  return found
}
