import type { Weight } from '../kernel/units.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { hasPeriodPots, periodWeights } from './periods.ts'
import { addSpecies, closeSpecies } from './species-lists.ts'
import type { DayRecord, Settings, SpeciesWeight, TieBreak, Tournament, WeighIn, WeighInMode } from './types.ts'
import { noFacts, readFacts, type WeighInFacts, weighInFacts } from './weigh-in-facts.ts'
import { countTotals, noTotals, type WeighInTotals, weighInTotals } from './weigh-in-totals.ts'

/** D3: the last reading of the day replaces the earlier ones. */
const lastOnly = (weighIns: readonly WeighIn[]) => weighIns.slice(-1)
const everyOne = (weighIns: readonly WeighIn[]) => weighIns

/** Which weigh-ins of the day are looked at, and whether the best of them alone makes its weight (D5). */
export type DayMode = { taken: (weighIns: readonly WeighIn[]) => readonly WeighIn[]; bestFishOnly: boolean }

const MODES = {
  'multi-day': { taken: everyOne, bestFishOnly: false },
  'intraday-multiple-sessions': { taken: everyOne, bestFishOnly: false },
  single: { taken: lastOnly, bestFishOnly: false },
  'big-bass': { taken: everyOne, bestFishOnly: true },
} satisfies Record<WeighInMode, DayMode>

export const dayModeOf = (settings: Settings | null | undefined): DayMode =>
  MODES[settings?.weighInMode ?? DEFAULT_SETTINGS.weighInMode] ?? MODES[DEFAULT_SETTINGS.weighInMode]

/** The figures of a day while its weigh-ins are added to it. */
export type DaySum = {
  weight: Weight
  adjustedWeight: Weight
  totalFish: number
  bigFish: Weight
  deadFishCount: number
  penaltyWeightIncurred: Weight
  bonusWeightAdded: Weight
  disqualified: boolean
  /** W13 */
  dayLost: boolean
  /** What the scale said of all weigh-ins, counted or not. */
  scaleWeight: Weight
  /** Which weigh-in is the day's best fish (D5); -1 where all of them count. */
  best: number
  /** Empty where nobody asked. */
  bigFishWeightsWithSpecies: SpeciesWeight[]
  speciesWeights: SpeciesWeight[]
}

/** S10: only where a step of the chain asks. */
export type TieBreakFacts = Pick<DayRecord, 'liveFish' | 'fishWeights' | 'firstWeighedAt'>

/** How a day is added up: its mode, and of which species somebody wants to know. */
export type HowToSum = { bestFishOnly: boolean; species: readonly string[] | 'all' }

/** Never written to: a list with a row is a new list. */
const NONE: SpeciesWeight[] = []

/** A day on which nothing was weighed yet. */
export const emptyDay = (): DaySum => clearDay({} as DaySum)

function clearDay(sum: DaySum): DaySum {
  sum.weight = sum.adjustedWeight = sum.penaltyWeightIncurred = sum.bonusWeightAdded = 0
  sum.totalFish = sum.deadFishCount = 0
  sum.bigFish = sum.scaleWeight = 0
  sum.disqualified = sum.dayLost = false
  sum.best = -1
  sum.bigFishWeightsWithSpecies = sum.speciesWeights = NONE
  return sum
}

/**
 * Adds the weigh-in at `index` to its day. D2, D4: everything adds up. D5: or the weight is that of the best fish, the
 * earlier one when two weigh the same. The clamp stays with each weigh-in (D8).
 */
export function addToDay(sum: DaySum, next: WeighInTotals, index: number, how: HowToSum): void {
  sum.totalFish += next.totalFish
  sum.deadFishCount += next.deadFishCount
  sum.scaleWeight += next.weight
  if (next.bigFish > sum.bigFish) sum.bigFish = next.bigFish
  if (next.disqualified) sum.disqualified = true
  if (next.dayLost) sum.dayLost = true
  const { species } = next
  if (species !== null && (how.species === 'all' || how.species.includes(species)))
    addSpecies(sum, species, next.bigFish, next.adjustedWeight)
  if (how.bestFishOnly) {
    if (index > 0 && next.adjustedWeight <= sum.adjustedWeight) return
    sum.weight = sum.adjustedWeight = sum.penaltyWeightIncurred = sum.bonusWeightAdded = 0
    sum.best = index
  }
  sum.weight += next.weight
  sum.adjustedWeight += next.adjustedWeight
  sum.penaltyWeightIncurred += next.penaltyWeightIncurred
  sum.bonusWeightAdded += next.bonusWeightAdded
}

/** D6, W13: the whole weight of the day was taken. */
export const isTaken = ({ disqualified, dayLost }: Pick<DaySum, 'disqualified' | 'dayLost'>): boolean => disqualified || dayLost

/** To be called once, after the last weigh-in. */
export function closeDay(sum: DaySum): void {
  if (isTaken(sum)) {
    sum.weight = sum.penaltyWeightIncurred = sum.scaleWeight
    sum.adjustedWeight = sum.bonusWeightAdded = sum.bigFish = 0
  }
  closeSpecies(sum, isTaken(sum))
}

/** S10: how many fish were alive, every known single fish, largest first, and the first weigh-in with a time. */
export function tieBreakFacts(
  settings: Settings | null | undefined,
  facts: readonly WeighInFacts[],
  weighIns: readonly WeighIn[],
  dayIsTaken: boolean,
): TieBreakFacts {
  const asked = settings?.tieBreaks
  const found: TieBreakFacts = {}
  if (asked?.includes('most-live-fish')) found.liveFish = dayIsTaken ? 0 : facts.reduce((sum, { liveFish }) => sum + liveFish, 0)
  if (asked?.includes('next-largest-fish')) {
    const fish = dayIsTaken ? [] : facts.map((one) => weighInTotals(one).bigFish).filter((weight) => weight > 0)
    found.fishWeights = fish.sort((a, b) => b - a)
  }
  if (asked?.includes('first-weighed')) {
    found.firstWeighedAt = weighIns.reduce<string | null>((first, { weighedAt }) => {
      if (weighedAt == null) return first
      return first === null || weighedAt < first ? weighedAt : first
    }, null)
  }
  return found
}

/** T9: what was weighed in each period, where the day has periods. */
export function periodFacts(
  settings: Settings | null | undefined,
  facts: readonly WeighInFacts[],
  weighIns: readonly WeighIn[],
  dayIsTaken: boolean,
): Pick<DayRecord, 'periodWeights'> {
  if (!settings?.periods) return {}
  const counted = facts.map((one, index) => {
    const { adjustedWeight, bigFish } = weighInTotals(one)
    return { periodIndex: weighIns[index]!.periodIndex, weight: adjustedWeight, bigFish }
  })
  return { periodWeights: dayIsTaken ? [] : periodWeights(counted, dayModeOf(settings).bestFishOnly) }
}

/** What standings and pots read of a day record. */
export type DayTotals = Pick<
  DayRecord,
  | 'day'
  | 'adjustedWeight'
  | 'totalFish'
  | 'bigFish'
  | 'penaltyWeightIncurred'
  | 'bonusWeightAdded'
  | 'disqualified'
  | 'bigFishWeightsWithSpecies'
  | 'speciesWeights'
  | 'periodWeights'
> &
  TieBreakFacts

export type DayScorer = (day: number, weighIns: readonly WeighIn[] | null | undefined) => DayTotals

const speciesOfPots = ({ bigfishpots, sidepots }: Tournament): string[] =>
  [...(bigfishpots ?? []), ...(sidepots ?? [])].flatMap(({ species }) => species || [])

/** Steps of the chain that look into a day. */
const LOOK_INTO_DAYS: ReadonlySet<TieBreak> = new Set<TieBreak>(['most-live-fish', 'next-largest-fish', 'first-weighed'])

/**
 * Scores one day after another where nobody will read the log: what dayRecord says, without its words, and of species
 * only those that a pot asks for. A field of 10,000 boats passes through here, so everything but the answer is written
 * over again from day to day.
 */
export function dayScorer(tournament: Tournament): DayScorer {
  const { settings } = tournament
  const { taken: take, bestFishOnly } = dayModeOf(settings)
  const how: HowToSum = { bestFishOnly, species: speciesOfPots(tournament) }
  const asksForTieBreaks = (settings?.tieBreaks ?? []).some((step) => LOOK_INTO_DAYS.has(step))
  const asksForPeriods = hasPeriodPots(tournament)
  const [facts, totals, sum] = [noFacts(), noTotals(), emptyDay()]

  return (day, weighIns) => {
    const taken = take(weighIns ?? [])
    clearDay(sum)
    for (let index = 0; index < taken.length; index++) {
      addToDay(sum, countTotals(totals, readFacts(facts, settings, taken[index]!, day)), index, how)
    }
    closeDay(sum)
    const scored: DayTotals = {
      day,
      adjustedWeight: sum.adjustedWeight,
      totalFish: sum.totalFish,
      bigFish: sum.bigFish,
      penaltyWeightIncurred: sum.penaltyWeightIncurred,
      bonusWeightAdded: sum.bonusWeightAdded,
      disqualified: sum.disqualified,
      bigFishWeightsWithSpecies: sum.bigFishWeightsWithSpecies,
      speciesWeights: sum.speciesWeights,
    }
    if (!asksForTieBreaks && !asksForPeriods) return scored
    const all = taken.map((weighIn) => weighInFacts(settings, weighIn, day))
    Object.assign(scored, tieBreakFacts(settings, all, taken, isTaken(sum)), periodFacts(settings, all, taken, isTaken(sum)))
    return scored
  }
}
