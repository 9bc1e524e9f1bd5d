import type { Weight } from '../kernel/units.ts'
import { addSpecies, closeSpecies } from './species-lists.ts'
import type { DayRecord, Settings, SpeciesWeight, Tournament, WeighIn, WeighInMode } from './types.ts'
import { type WeighInFacts, weighInFacts } from './weigh-in-facts.ts'
import { weighInTotals } from './weigh-in-totals.ts'

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
  MODES[settings?.weighInMode ?? 'multi-day'] ?? MODES['multi-day']

/** The figures of a day: what dayRecord says, without its words; the lists by species are empty where nobody asked. */
export type DayTotals = Omit<DayRecord, 'fishCount' | 'penaltyLog' | 'bonusLog' | 'errors' | 'speciesInfo'> & {
  /** W13 */
  dayLost: boolean
  /** What the scale said of all weigh-ins, counted or not. */
  scaleWeight: Weight
  /** Which weigh-in is the day's best fish (D5); -1 where all of them count. */
  best: number
}

/** S10: only where a step of the chain asks. */
export type TieBreakFacts = Pick<DayRecord, 'fishWeights' | 'firstWeighedAt'>

/** Never written to: a list with a row is a new list. */
const NONE: SpeciesWeight[] = []

export const newDay = (day: number): DayTotals => ({
  day,
  weight: 0,
  adjustedWeight: 0,
  totalFish: 0,
  bigFish: 0,
  deadFishCount: 0,
  penaltyWeightIncurred: 0,
  bonusWeightAdded: 0,
  disqualified: false,
  dayLost: false,
  scaleWeight: 0,
  best: -1,
  bigFishWeightsWithSpecies: NONE,
  speciesWeights: NONE,
})

/** How a day is added up: its mode, and of which species somebody wants to know. */
export type DaySum = { bestFishOnly: boolean; species: AskedSpecies }
/** The species somebody wants to know of. */
export type AskedSpecies = readonly string[] | 'all'

/**
 * Adds the weigh-in at `index` to its day. D2, D4: everything adds up. D5: or the weight is that of the best fish, the
 * earlier one when two weigh the same. The clamp stays with each weigh-in (D8).
 */
export function addToDay(totals: DayTotals, facts: WeighInFacts, index: number, how: DaySum): void {
  const next = weighInTotals(facts)
  totals.totalFish += next.totalFish
  totals.deadFishCount += next.deadFishCount
  totals.scaleWeight += next.weight
  if (next.bigFish > totals.bigFish) totals.bigFish = next.bigFish
  if (next.disqualified) totals.disqualified = true
  if (next.dayLost) totals.dayLost = true
  const { species } = facts
  if (species !== null && (how.species === 'all' || how.species.includes(species)))
    addSpecies(totals, species, next.bigFish, next.adjustedWeight)
  if (how.bestFishOnly) {
    if (index > 0 && next.adjustedWeight <= totals.adjustedWeight) return
    totals.weight = totals.adjustedWeight = totals.penaltyWeightIncurred = totals.bonusWeightAdded = 0
    totals.best = index
  }
  totals.weight += next.weight
  totals.adjustedWeight += next.adjustedWeight
  totals.penaltyWeightIncurred += next.penaltyWeightIncurred
  totals.bonusWeightAdded += next.bonusWeightAdded
}

/** D6, W13: the whole weight of the day was taken. */
export const isTaken = ({ disqualified, dayLost }: Pick<DayTotals, 'disqualified' | 'dayLost'>): boolean => disqualified || dayLost

/** To be called once, after the last weigh-in. */
export function closeDay(totals: DayTotals): void {
  if (isTaken(totals)) {
    totals.weight = totals.penaltyWeightIncurred = totals.scaleWeight
    totals.adjustedWeight = totals.bonusWeightAdded = totals.bigFish = 0
  }
  closeSpecies(totals, isTaken(totals))
}

/** S10: every known single fish, largest first, and the first weigh-in with a time. */
export function tieBreakFacts(
  settings: Settings | null | undefined,
  facts: readonly WeighInFacts[],
  weighIns: readonly WeighIn[],
  dayIsTaken: boolean,
): TieBreakFacts {
  const asked = settings?.tieBreaks
  const found: TieBreakFacts = {}
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

/** Beyond the sums of a day: what somebody wants to know of it. */
export type DayQuestions = { species: readonly string[]; tieBreaks: boolean }

/** Which questions the rules ask: pots by species, and steps of the tie-break chain that look into a day. */
export const dayQuestions = ({ settings, bigfishpots, sidepots }: Tournament): DayQuestions => ({
  species: [...(bigfishpots ?? []), ...(sidepots ?? [])].flatMap(({ species }) => species || []),
  tieBreaks: (settings?.tieBreaks ?? []).some((step) => step === 'next-largest-fish' || step === 'first-weighed'),
})

/** One entry's day where nobody will read the log. A field of 10,000 boats passes through here: it makes few objects. */
export function dayTotals(
  settings: Settings | null | undefined,
  day: number,
  weighIns: readonly WeighIn[] | null | undefined,
  asked: DayQuestions,
): DayTotals {
  const mode = dayModeOf(settings)
  const taken = mode.taken(weighIns ?? [])
  const totals = newDay(day)
  const how: DaySum = { bestFishOnly: mode.bestFishOnly, species: asked.species }
  const all: WeighInFacts[] | null = asked.tieBreaks ? [] : null
  for (let index = 0; index < taken.length; index++) {
    const facts = weighInFacts(settings, taken[index]!, day)
    addToDay(totals, facts, index, how)
    all?.push(facts)
  }
  closeDay(totals)
  return all ? Object.assign(totals, tieBreakFacts(settings, all, taken, isTaken(totals))) : totals
}
