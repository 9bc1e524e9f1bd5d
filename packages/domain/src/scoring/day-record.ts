import type { Weight } from '../kernel/units.ts'
import { scoreWeighIn } from './score-weigh-in.ts'
import { speciesLists } from './species-lists.ts'
import type { AdjustLine, DayRecord, ScoredWeighIn, Settings, WeighIn, WeighInMode } from './types.ts'

/** What counts towards the weight of the day, by mode. */
type DayWeight = Pick<ScoredWeighIn, 'weight' | 'adjustedWeight' | 'penaltyWeightIncurred' | 'bonusWeightAdded' | 'penaltyLog' | 'bonusLog'>

const NOTHING: DayWeight = { weight: 0, adjustedWeight: 0, penaltyWeightIncurred: 0, bonusWeightAdded: 0, penaltyLog: [], bonusLog: [] }

const total = (scored: ScoredWeighIn[], field: 'weight' | 'adjustedWeight' | 'penaltyWeightIncurred' | 'bonusWeightAdded') =>
  scored.reduce((sum, weighIn) => sum + weighIn[field], 0)

/** D2, D4: everything adds up. The clamp stays with each weigh-in (D8). */
const accumulate = (scored: ScoredWeighIn[]): DayWeight => ({
  weight: total(scored, 'weight'),
  adjustedWeight: total(scored, 'adjustedWeight'),
  penaltyWeightIncurred: total(scored, 'penaltyWeightIncurred'),
  bonusWeightAdded: total(scored, 'bonusWeightAdded'),
  penaltyLog: scored.flatMap(({ penaltyLog }) => penaltyLog),
  bonusLog: scored.flatMap(({ bonusLog }) => bonusLog),
})

/** D5: the day is its best fish, the earlier one when two weigh the same. */
const bestFish = (scored: ScoredWeighIn[]): DayWeight =>
  scored.length === 0 ? NOTHING : scored.reduce((best, next) => (next.adjustedWeight > best.adjustedWeight ? next : best))

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
  { counted: (weighIns: readonly WeighIn[]) => readonly WeighIn[]; weigh: (scored: ScoredWeighIn[]) => DayWeight }
>

/** The weigh-ins of one day that count in this mode: all of them, or only the last (D3). */
export const countedWeighIns = (settings: Settings | null | undefined, weighIns: readonly WeighIn[]): readonly WeighIn[] =>
  modeOf(settings).counted(weighIns)

const modeOf = (settings: Settings | null | undefined) => MODES[settings?.weighInMode ?? 'multi-day'] ?? MODES['multi-day']

/** D6: one disqualified weigh-in takes the whole day. */
function withoutWeight(scored: ScoredWeighIn[]): DayWeight {
  const weight: Weight = total(scored, 'weight')
  const penaltyLog: AdjustLine[] = scored.flatMap(({ penaltyLog }) => penaltyLog.filter(({ type }) => type === 'Disqualified'))
  return { ...NOTHING, weight, penaltyWeightIncurred: weight, penaltyLog, bonusLog: [] }
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
  const isDisqualified = scored.some((weighIn) => weighIn.disqualified)
  const counts = isDisqualified ? withoutWeight(scored) : mode.weigh(scored)
  const totalFish = scored.reduce((sum, weighIn) => sum + weighIn.totalFish, 0)
  const fishLimit = settings?.weight?.fishLimit
  return {
    day,
    weight: counts.weight,
    adjustedWeight: counts.adjustedWeight,
    totalFish,
    bigFish: isDisqualified ? 0 : scored.reduce((largest, { bigFish }) => Math.max(largest, bigFish), 0),
    fishCount: fishLimit == null ? `${totalFish}` : `${totalFish}/${fishLimit}`,
    deadFishCount: scored.reduce((sum, { deadFishCount }) => sum + deadFishCount, 0),
    penaltyWeightIncurred: counts.penaltyWeightIncurred,
    bonusWeightAdded: counts.bonusWeightAdded,
    disqualified: isDisqualified,
    penaltyLog: [...counts.penaltyLog],
    bonusLog: [...counts.bonusLog],
    errors: [...new Set(scored.flatMap(({ errors }) => errors))],
    ...speciesLists(scored, isDisqualified),
  }
}
