import { sumDay, takenWeighIns, tieBreakFacts } from './day-totals.ts'
import { weighInOfDay } from './score-weigh-in.ts'
import { speciesLists } from './species-lists.ts'
import type { AdjustLine, DayRecord, Settings, WeighIn } from './types.ts'

const takesTheDay = ({ type }: AdjustLine) => type === 'Disqualified' || type === 'Lost Day'

/**
 * One entry's day (D1–D9): its weigh-ins scored and combined by the tournament's mode. `day` 0 is the first day.
 * Invariant: unless the day was taken, the adjusted weights of the counted weigh-ins make up the day's adjusted weight.
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
  const taken = takenWeighIns(settings, weighIns)
  const scored = taken.map((weighIn) => weighInOfDay(settings, weighIn, day))
  const sum = sumDay(settings, scored)
  const species = speciesLists(scored, sum.isTaken)
  const fishLimit = settings?.weight?.fishLimit
  const penaltyLog = sum.counted.flatMap((weighIn) => weighIn.penaltyLog)
  return {
    day,
    weight: sum.weight,
    adjustedWeight: sum.adjustedWeight,
    totalFish: sum.totalFish,
    bigFish: sum.bigFish,
    fishCount: fishLimit == null ? `${sum.totalFish}` : `${sum.totalFish}/${fishLimit}`,
    deadFishCount: sum.deadFishCount,
    penaltyWeightIncurred: sum.penaltyWeightIncurred,
    bonusWeightAdded: sum.bonusWeightAdded,
    disqualified: sum.disqualified,
    penaltyLog: sum.isTaken ? penaltyLog.filter(takesTheDay) : penaltyLog,
    bonusLog: sum.isTaken ? [] : sum.counted.flatMap((weighIn) => weighIn.bonusLog),
    errors: [...new Set(scored.flatMap(({ errors }) => errors))],
    speciesInfo: species.speciesInfo,
    bigFishWeightsWithSpecies: species.bigFishWeightsWithSpecies,
    speciesWeights: species.speciesWeights,
    ...tieBreakFacts(settings, scored, taken, sum.isTaken),
  }
}
