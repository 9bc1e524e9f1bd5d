import { scoreWeighIn } from './score-weigh-in.ts'
import { speciesLists } from './species-lists.ts'
import type { AdjustLine, DayRecord, ScoredWeighIn, Settings, WeighIn, WeighInMode } from './types.ts'

/** What counts towards the weight of the day, by mode. */
type DayWeight = Pick<ScoredWeighIn, 'weight' | 'adjustedWeight' | 'penaltyWeightIncurred' | 'bonusWeightAdded' | 'penaltyLog' | 'bonusLog'>

const nothing = (): DayWeight => ({
  weight: 0,
  adjustedWeight: 0,
  penaltyWeightIncurred: 0,
  bonusWeightAdded: 0,
  penaltyLog: [],
  bonusLog: [],
})

/** D2, D4: everything adds up. The clamp stays with each weigh-in (D8). */
function accumulate(scored: readonly ScoredWeighIn[]): DayWeight {
  const day = nothing()
  for (const weighIn of scored) {
    day.weight += weighIn.weight
    day.adjustedWeight += weighIn.adjustedWeight
    day.penaltyWeightIncurred += weighIn.penaltyWeightIncurred
    day.bonusWeightAdded += weighIn.bonusWeightAdded
    day.penaltyLog.push(...weighIn.penaltyLog)
    day.bonusLog.push(...weighIn.bonusLog)
  }
  return day
}

/** D5: the day is its best fish, the earlier one when two weigh the same. */
const bestFish = (scored: readonly ScoredWeighIn[]): DayWeight =>
  scored.length === 0 ? nothing() : scored.reduce((best, next) => (next.adjustedWeight > best.adjustedWeight ? next : best))

/** D6: one disqualified weigh-in takes the whole day. */
function withoutWeight(scored: readonly ScoredWeighIn[]): DayWeight {
  const { weight, penaltyLog } = accumulate(scored)
  const disqualifications: AdjustLine[] = penaltyLog.filter(({ type }) => type === 'Disqualified')
  return { ...nothing(), weight, penaltyWeightIncurred: weight, penaltyLog: disqualifications }
}

/** D3: the last reading of the day replaces the earlier ones. */
const lastOnly = (weighIns: readonly WeighIn[]) => weighIns.slice(-1)
const all = (weighIns: readonly WeighIn[]) => weighIns

const MODES = {
  'multi-day': { counted: all, weigh: accumulate },
  'intraday-multiple-sessions': { counted: all, weigh: accumulate },
  single: { counted: lastOnly, weigh: accumulate },
  'big-bass': { counted: all, weigh: bestFish },
} satisfies Record<
  WeighInMode,
  { counted: (weighIns: readonly WeighIn[]) => readonly WeighIn[]; weigh: (scored: readonly ScoredWeighIn[]) => DayWeight }
>

const modeOf = (settings: Settings | null | undefined) => MODES[settings?.weighInMode ?? 'multi-day'] ?? MODES['multi-day']

/** D5, D7, D9: what is told of every counted weigh-in, whichever of them makes the weight. */
function tally(scored: readonly ScoredWeighIn[]) {
  const counts = { totalFish: 0, deadFishCount: 0, bigFish: 0, disqualified: false, errors: [] as string[] }
  for (const weighIn of scored) {
    counts.totalFish += weighIn.totalFish
    counts.deadFishCount += weighIn.deadFishCount
    counts.bigFish = Math.max(counts.bigFish, weighIn.bigFish)
    counts.disqualified ||= weighIn.disqualified
    for (const error of weighIn.errors) if (!counts.errors.includes(error)) counts.errors.push(error)
  }
  return counts
}

/**
 * One entry's day (D1–D9): its weigh-ins scored and combined by the tournament's mode. `day` 0 is the first day.
 * Invariant: unless disqualified, the adjusted weights of the counted weigh-ins make up the day's adjusted weight.
 */
export function dayRecord({
  settings,
  day,
  weighIns,
}: {
  settings?: Settings | null
  day: number
  weighIns?: WeighIn[] | null
}): DayRecord {
  const mode = modeOf(settings)
  const scored = mode.counted(weighIns ?? []).map((weighIn) => scoreWeighIn({ settings, weighIn }))
  const { totalFish, deadFishCount, bigFish, disqualified, errors } = tally(scored)
  const counted = disqualified ? withoutWeight(scored) : mode.weigh(scored)
  const species = speciesLists(scored, disqualified)
  const fishLimit = settings?.weight?.fishLimit
  return {
    day,
    weight: counted.weight,
    adjustedWeight: counted.adjustedWeight,
    totalFish,
    bigFish: disqualified ? 0 : bigFish,
    fishCount: fishLimit == null ? `${totalFish}` : `${totalFish}/${fishLimit}`,
    deadFishCount,
    penaltyWeightIncurred: counted.penaltyWeightIncurred,
    bonusWeightAdded: counted.bonusWeightAdded,
    disqualified,
    penaltyLog: counted.penaltyLog,
    bonusLog: counted.bonusLog,
    errors,
    speciesInfo: species.speciesInfo,
    bigFishWeightsWithSpecies: species.bigFishWeightsWithSpecies,
    speciesWeights: species.speciesWeights,
  }
}
