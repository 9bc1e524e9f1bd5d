import { typedCount } from '../kernel/typed-figures.ts'
import type { Weight, WeightUnit } from '../kernel/units.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { AdjustType } from './types.ts'
import type { WeighInFacts } from './weigh-in-facts.ts'

/** A penalty or a bonus: `count` times `each` is its weight, and nothing when the count is 0. `reason` completes its log line (W9). */
export type AdjustmentRule = {
  type: AdjustType
  rule: string
  count: (facts: WeighInFacts) => number
  each: (facts: WeighInFacts) => Weight
  reason: (facts: WeighInFacts, count: number) => string
  /** What the settings lack, when the rule bites. */
  error?: (facts: WeighInFacts) => string | null
}

/** A rule that bit. */
export type Adjustment = { type: AdjustType; rule: string; count: number; each: Weight; weight: Weight; reason: string; error?: string }

/** W4: used when a dead fish costs weight but nobody said how much. 4 oz, or 113 g, or an inch. The other reading was 4 lb. */
export const DEFAULT_DEAD_FISH_PENALTY: Record<WeightUnit, Weight> = { lb: 4_000, kg: 113_000, in: 1_000 }
export const NO_DEAD_FISH_WEIGHT = 'Dead fish penalty is set on this tournament, but no weight was given to subtract.'

/** No single fish or minute weighs more: 62,500 lb (1,000 kg). Keeps every sum exact, whatever was typed. */
const MOST_WEIGHT = 1_000_000_000

/** A weight of the settings as a rule can use it: a form may leave it out, and a penalty below nothing would be a bonus. */
const settled = (weight: Weight | null | undefined): Weight => Math.min(MOST_WEIGHT, Math.max(0, Math.round(weight ?? 0)))

const isReached = (trigger: number | null | undefined, minutesLate: number) => trigger != null && minutesLate > 0 && minutesLate >= trigger

/** Of a limit that may be missing or 0: then it is never reached. */
const reaches = (count: number, limit: number | null | undefined) => !!limit && limit > 0 && count >= limit

/** W2: beyond the last limit the whole weight goes, and no other rule is asked. */
const lateDisqualification: AdjustmentRule = {
  type: 'Disqualified',
  rule: 'W2',
  count: ({ rules, minutesLate }) => (isReached(rules.lateDisqualificationMinutesTrigger, minutesLate) ? 1 : 0),
  each: ({ weight }) => weight,
  reason: ({ minutesLate }) => `DISQUALIFIED for being ${minutesLate} minutes late. All weight removed.`,
}

/** W13: what cost the day, in words; null when nothing did. */
function dayLostFor({ rules, minutesLate, deadFish, shortFish }: WeighInFacts): string | null {
  const limits = rules.loseDay
  if (!limits) return null
  if (reaches(minutesLate, limits.minutesLate)) return `being ${minutesLate} minutes late`
  if (reaches(deadFish, limits.deadFish)) return `${deadFish} dead fish`
  return reaches(shortFish, limits.shortFish) ? `${shortFish} short fish` : null
}

/** W13: the day is lost, the tournament is not. */
const lostDay: AdjustmentRule = {
  type: 'Lost Day',
  rule: 'W13',
  count: (facts) => (dayLostFor(facts) === null ? 0 : 1),
  each: ({ weight }) => weight,
  reason: (facts) => `Day disqualified for ${dayLostFor(facts)}. All weight for the day removed.`,
}

/** W3: once the trigger is reached every minute late counts, not only those beyond it. */
const lateArrival: AdjustmentRule = {
  type: 'Late Arrival',
  rule: 'W3',
  count: ({ rules, minutesLate }) => {
    if (!isReached(rules.lateArrivalMinutesTrigger, minutesLate)) return 0
    return (rules.lateArrivalPenaltyFrequency ?? DEFAULT_SETTINGS.weight.lateArrivalPenaltyFrequency) === 'Per Minute' ? minutesLate : 1
  },
  each: ({ rules }) => settled(rules.lateArrivalPenalty),
  reason: ({ minutesLate }) => `being ${minutesLate} minutes late`,
}

/**
 * W15: the big fish as it counts of a boat that was fined for being late. Asked of the same fine as the bag, so whoever
 * reads that line reads why.
 */
export function bigFishWhenLate(facts: WeighInFacts): Weight {
  const { rules, bigFish } = facts
  if (rules.lateBigFish == null) return bigFish
  const penalty = lateArrival.count(facts) * lateArrival.each(facts)
  if (penalty === 0) return bigFish
  return rules.lateBigFish === 'not-counted' ? 0 : Math.max(0, bigFish - penalty)
}

/**
 * W16: what the big fish weighed that does not count because it was dead at the scale, where the rules ask for a live one; else 0.
 * The bag keeps its weight.
 */
export const deadBigFish = ({ rules, bigFish, bigFishDead }: WeighInFacts): Weight =>
  rules.bigFishMustBeAlive === true && bigFishDead ? bigFish : 0

/** W4: of the dead fish only those from the n-th on may cost. */
const deadFish: AdjustmentRule = {
  type: 'Dead Fish',
  rule: 'W4',
  count: ({ rules, deadFish: dead }) => {
    const isSet = rules.hasDeadFishPenalty ?? rules.deadFishPenalty != null
    const free = typedCount((rules.deadFishPenaltyFrom ?? DEFAULT_SETTINGS.weight.deadFishPenaltyFrom) - 1)
    return isSet ? Math.max(0, dead - free) : 0
  },
  each: ({ rules }) =>
    rules.deadFishPenalty == null ? DEFAULT_DEAD_FISH_PENALTY[rules.unit ?? DEFAULT_SETTINGS.weight.unit] : settled(rules.deadFishPenalty),
  reason: ({ deadFish: dead }, count) => (count === dead ? `${count} dead fish` : `${count} of ${dead} dead fish`),
  error: ({ rules }) => (rules.deadFishPenalty == null ? NO_DEAD_FISH_WEIGHT : null),
}

/** W5 */
const shortFish: AdjustmentRule = {
  type: 'Short Fish',
  rule: 'W5',
  count: ({ shortFish: short }) => short,
  each: ({ rules }) => settled(rules.weightToSubtractForShortFish),
  reason: (_, count) => `${count} short fish`,
}

function overLimit({ rules, totalFish }: WeighInFacts): number {
  const limit = rules.overLimitAction === 'lose-biggest-fish' ? typedCount(rules.fishLimit) : 0
  return limit > 0 ? Math.max(0, totalFish - limit) : 0
}

/**
 * W12: every short fish and every fish over the limit takes the biggest fish off the bag. The scale knows one single
 * fish, the biggest, so that is what each of them costs; where it was not entered, the mean of the bag, rounded up.
 */
export const lostFish: AdjustmentRule = {
  type: 'Lost Fish',
  rule: 'W12',
  count: (facts) => (facts.rules.shortFishAction === 'lose-biggest-fish' ? facts.shortFish : 0) + overLimit(facts),
  each: ({ weight, bigFish, totalFish }) => bigFish || Math.ceil(weight / Math.max(1, totalFish)),
  reason: (facts, count) => {
    const over = overLimit(facts)
    const because = [count > over ? `${count - over} short` : null, over > 0 ? `${over} over the limit` : null]
    return `${count} lost fish (${because.filter((text) => text !== null).join(', ')})`
  },
}

/** W6: a judge's own decision; it stands on the weigh-in and needs no settings. */
const manual: AdjustmentRule = {
  type: 'Manual',
  rule: 'W6',
  count: () => 1,
  each: ({ manualPenalty }) => settled(manualPenalty),
  reason: ({ manualReason }) => manualReason ?? 'manual penalty',
}

/** W7: the row of the species, else the row for every species, else nothing. */
const liveFish: AdjustmentRule = {
  type: 'Live Fish',
  rule: 'W7',
  count: ({ liveFish: live }) => live,
  each: ({ rules, species }) => bonusFor(rules.liveFishBonuses, species),
  reason: ({ species }, count) => `${count} live ${species ?? 'fish'}`,
}

function bonusFor(rows: WeighInFacts['rules']['liveFishBonuses'], species: string | null): Weight {
  if (!rows) return 0
  let forAll: (typeof rows)[number] | undefined
  for (const row of rows) {
    if (species !== null && row.species === species) return settled(row.bonus)
    if (!row.species) forAll ??= row
  }
  return settled(forAll?.bonus)
}

/** The first that bites takes the whole weight and replaces every other rule. */
const TAKE_ALL_RULES: readonly AdjustmentRule[] = [lateDisqualification, lostDay]
/** In the order of the log. */
export const PENALTY_RULES: readonly AdjustmentRule[] = [lateArrival, deadFish, shortFish, lostFish, manual]
export const BONUS_RULES: readonly AdjustmentRule[] = [liveFish]

const bite = (rule: AdjustmentRule, facts: WeighInFacts): Adjustment => {
  const count = rule.count(facts)
  const each = rule.each(facts)
  const error = rule.error?.(facts)
  const adjustment = { type: rule.type, rule: rule.rule, count, each, weight: count * each, reason: rule.reason(facts, count) }
  return error ? { ...adjustment, error } : adjustment
}

/** The rule that takes everything from this weigh-in, or null. */
export function ruleThatTakesAll(facts: WeighInFacts): AdjustmentRule | null {
  for (const rule of TAKE_ALL_RULES) if (rule.count(facts) > 0) return rule
  return null
}

/** What the rules add up to, in weight units. */
export function weightOf(rules: readonly AdjustmentRule[], facts: WeighInFacts): Weight {
  let total = 0
  for (const rule of rules) {
    const count = rule.count(facts)
    if (count > 0) total += count * rule.each(facts)
  }
  return total
}

/** The penalties that bite, in order; lines of weight 0 are not written (W9), but for one that takes everything. */
export function penaltiesOf(facts: WeighInFacts): Adjustment[] {
  const takesAll = ruleThatTakesAll(facts)
  return takesAll ? [bite(takesAll, facts)] : biting(PENALTY_RULES, facts)
}

/** The bonuses that bite, in order. */
export const bonusesOf = (facts: WeighInFacts): Adjustment[] => (ruleThatTakesAll(facts) ? [] : biting(BONUS_RULES, facts))

const biting = (rules: readonly AdjustmentRule[], facts: WeighInFacts): Adjustment[] =>
  rules.filter((rule) => rule.count(facts) > 0 && rule.each(facts) > 0).map((rule) => bite(rule, facts))
