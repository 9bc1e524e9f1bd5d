import { deadBigFish } from './adjustments.ts'
import { addToDay, closeDay, dayModeOf, emptyDay, type HowToSum, isTaken, periodFacts, tieBreakFacts } from './day-totals.ts'
import { weighInLog } from './score-weigh-in.ts'
import { speciesCounts } from './species-lists.ts'
import type { AdjustLine, DayRecord, Settings, WeighIn } from './types.ts'
import { type WeighInFacts, weighInFacts } from './weigh-in-facts.ts'
import { weighInTotals } from './weigh-in-totals.ts'

/** W16: only where a dead fish would have been a big fish that counts. */
function deadFacts(facts: readonly WeighInFacts[]): Pick<DayRecord, 'deadBigFish'> {
  const heaviest = Math.max(0, ...facts.map(deadBigFish))
  return heaviest > 0 ? { deadBigFish: heaviest } : {}
}

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
  const mode = dayModeOf(settings)
  const taken = mode.taken(weighIns ?? [])
  const facts = taken.map((weighIn) => weighInFacts(settings, weighIn, day))
  const logs = facts.map(weighInLog)
  const totals = emptyDay()
  const how: HowToSum = { bestFishOnly: mode.bestFishOnly, species: 'all' }
  for (const [index, one] of facts.entries()) addToDay(totals, weighInTotals(one), index, how)
  closeDay(totals)

  const wasTaken = isTaken(totals)
  const counted = wasTaken || totals.best < 0 ? logs : logs.slice(totals.best, totals.best + 1)
  const penaltyLog = counted.flatMap((log) => log.penaltyLog)
  const fishLimit = settings?.weight?.fishLimit
  return {
    day,
    weight: totals.weight,
    adjustedWeight: totals.adjustedWeight,
    totalFish: totals.totalFish,
    bigFish: totals.bigFish,
    fishCount: fishLimit == null ? `${totals.totalFish}` : `${totals.totalFish}/${fishLimit}`,
    deadFishCount: totals.deadFishCount,
    penaltyWeightIncurred: totals.penaltyWeightIncurred,
    bonusWeightAdded: totals.bonusWeightAdded,
    disqualified: totals.disqualified,
    penaltyLog: wasTaken ? penaltyLog.filter(takesTheDay) : penaltyLog,
    bonusLog: wasTaken ? [] : counted.flatMap((log) => log.bonusLog),
    errors: [...new Set(logs.flatMap(({ errors }) => errors))],
    speciesInfo: speciesCounts(facts),
    bigFishWeightsWithSpecies: totals.bigFishWeightsWithSpecies,
    speciesWeights: totals.speciesWeights,
    ...deadFacts(wasTaken ? [] : facts),
    ...tieBreakFacts(settings, facts, taken, wasTaken),
    ...periodFacts(settings, facts, taken, wasTaken),
  }
}
