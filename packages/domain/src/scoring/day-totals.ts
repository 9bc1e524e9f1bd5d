import type { Weight } from '../kernel/units.ts'
import { speciesLists } from './species-lists.ts'
import type { DayRecord, Settings, WeighIn, WeighInMode } from './types.ts'
import { weighInFacts } from './weigh-in-facts.ts'
import { type WeighInTotals, weighInTotals } from './weigh-in-totals.ts'

/** D3: the last reading of the day replaces the earlier ones. */
const lastOnly = (weighIns: readonly WeighIn[]) => weighIns.slice(-1)
const all = <T>(items: readonly T[]) => items

/** D5: the day is its best fish, the earlier one when two weigh the same. */
function bestFish<T extends WeighInTotals>(scored: readonly T[]): readonly T[] {
  let best = scored[0]
  for (const next of scored) if (best && next.adjustedWeight > best.adjustedWeight) best = next
  return best ? [best] : []
}

/** Which weigh-ins of the day are looked at, and which of these make its weight. */
type Mode = {
  taken: (weighIns: readonly WeighIn[]) => readonly WeighIn[]
  counted: <T extends WeighInTotals>(scored: readonly T[]) => readonly T[]
}

const MODES = {
  'multi-day': { taken: all, counted: all },
  'intraday-multiple-sessions': { taken: all, counted: all },
  single: { taken: lastOnly, counted: all },
  'big-bass': { taken: all, counted: bestFish },
} satisfies Record<WeighInMode, Mode>

const modeOf = (settings: Settings | null | undefined): Mode => MODES[settings?.weighInMode ?? 'multi-day'] ?? MODES['multi-day']

/** The weigh-ins of a day that are looked at under the tournament's mode (D3). */
export const takenWeighIns = (settings: Settings | null | undefined, weighIns: readonly WeighIn[] | null | undefined) =>
  modeOf(settings).taken(weighIns ?? [])

export type DaySum<T> = {
  weight: Weight
  adjustedWeight: Weight
  penaltyWeightIncurred: Weight
  bonusWeightAdded: Weight
  totalFish: number
  deadFishCount: number
  bigFish: Weight
  disqualified: boolean
  /** D6, W13: the whole weight was taken. */
  isTaken: boolean
  /** The weigh-ins whose log lines are the day's. */
  counted: readonly T[]
}

/**
 * Scored weigh-ins -> the figures of their day (D2, D4–D6, W13). Counts, the biggest fish and a disqualification are of all
 * of them, the weight of those that the mode counts. The clamp stays with each weigh-in (D8).
 */
export function sumDay<T extends WeighInTotals>(settings: Settings | null | undefined, scored: readonly T[]): DaySum<T> {
  const day: DaySum<T> = {
    weight: 0,
    adjustedWeight: 0,
    penaltyWeightIncurred: 0,
    bonusWeightAdded: 0,
    totalFish: 0,
    deadFishCount: 0,
    bigFish: 0,
    disqualified: false,
    isTaken: false,
    counted: scored,
  }
  let isLost = false
  for (const weighIn of scored) {
    day.totalFish += weighIn.totalFish
    day.deadFishCount += weighIn.deadFishCount
    day.bigFish = Math.max(day.bigFish, weighIn.bigFish)
    day.disqualified ||= weighIn.disqualified
    isLost ||= weighIn.dayLost
  }
  day.isTaken = day.disqualified || isLost
  if (!day.isTaken) day.counted = modeOf(settings).counted(scored)
  for (const weighIn of day.counted) {
    day.weight += weighIn.weight
    day.adjustedWeight += weighIn.adjustedWeight
    day.penaltyWeightIncurred += weighIn.penaltyWeightIncurred
    day.bonusWeightAdded += weighIn.bonusWeightAdded
  }
  if (day.isTaken) {
    day.adjustedWeight = 0
    day.penaltyWeightIncurred = day.weight
    day.bonusWeightAdded = 0
    day.bigFish = 0
  }
  return day
}

/** S10: what the tie-break chain wants to know of a day beyond its totals; only what is asked for. */
export function tieBreakFacts(
  settings: Settings | null | undefined,
  scored: readonly WeighInTotals[],
  weighIns: readonly WeighIn[],
  isTaken: boolean,
): Pick<DayRecord, 'fishWeights' | 'firstWeighedAt'> {
  const asked = settings?.tieBreaks
  const facts: Pick<DayRecord, 'fishWeights' | 'firstWeighedAt'> = {}
  if (asked?.includes('next-largest-fish')) {
    const fish = isTaken ? [] : scored.map(({ bigFish }) => bigFish).filter((weight) => weight > 0)
    facts.fishWeights = fish.sort((a, b) => b - a)
  }
  if (asked?.includes('first-weighed')) {
    facts.firstWeighedAt = weighIns.reduce<string | null>((first, { weighedAt }) => {
      if (weighedAt == null) return first
      return first === null || weighedAt < first ? weighedAt : first
    }, null)
  }
  return facts
}

/** What standings and pots read of a day record. */
export type DayTotals = Pick<
  DayRecord,
  'day' | 'adjustedWeight' | 'totalFish' | 'bigFish' | 'penaltyWeightIncurred' | 'bonusWeightAdded' | 'disqualified'
> &
  Partial<Pick<DayRecord, 'bigFishWeightsWithSpecies' | 'speciesWeights' | 'fishWeights' | 'firstWeighedAt'>>

/**
 * One entry's day without its words: what dayRecord says, where nobody will read the log. The lists by species are
 * made only `withSpecies`, for pots that ask for one.
 */
export function dayTotals(
  settings: Settings | null | undefined,
  day: number,
  weighIns: readonly WeighIn[] | null | undefined,
  withSpecies: boolean,
): DayTotals {
  const taken = takenWeighIns(settings, weighIns)
  const scored: WeighInTotals[] = []
  for (const weighIn of taken) scored.push(weighInTotals(weighInFacts(settings, weighIn, day)))
  const sum = sumDay(settings, scored)
  const totals: DayTotals = {
    day,
    adjustedWeight: sum.adjustedWeight,
    totalFish: sum.totalFish,
    bigFish: sum.bigFish,
    penaltyWeightIncurred: sum.penaltyWeightIncurred,
    bonusWeightAdded: sum.bonusWeightAdded,
    disqualified: sum.disqualified,
  }
  if (withSpecies) {
    const species = speciesLists(scored, sum.isTaken)
    totals.bigFishWeightsWithSpecies = species.bigFishWeightsWithSpecies
    totals.speciesWeights = species.speciesWeights
  }
  return settings?.tieBreaks ? Object.assign(totals, tieBreakFacts(settings, scored, taken, sum.isTaken)) : totals
}
