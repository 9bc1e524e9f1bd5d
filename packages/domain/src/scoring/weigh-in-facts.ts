import type { Weight } from '../kernel/units.ts'
import { minutesAfterDueIn } from './lateness.ts'
import type { Settings, WeighIn, WeightSettings } from './types.ts'

/** One weigh-in with every missing field settled, as the penalty rules read it. */
export type WeighInFacts = {
  rules: WeightSettings
  weight: Weight
  bigFish: Weight
  totalFish: number
  liveFish: number
  deadFish: number
  shortFish: number
  minutesLate: number
  species: string | null
  manualPenalty: Weight
  manualReason: string | null
}

const NO_RULES: WeightSettings = {}

/** W4 (a dead single fish), W7 (live fish), W10 (big fish), W11 (due-in times): what the fields mean when some are missing. */
export function weighInFacts(settings: Settings | null | undefined, weighIn: WeighIn, day = 0): WeighInFacts {
  const rules = settings?.weight ?? NO_RULES
  const single = weighIn.singleFishWeighed
  const weight = weighIn.weight ?? 0
  const totalFish = single ? 1 : (weighIn.totalFish ?? 0)
  const deadFish = Math.max(weighIn.deadFishCount ?? 0, single?.isAlive === false ? 1 : 0)
  const isOneFish = totalFish === 1 || settings?.weighInMode === 'big-bass'
  return {
    rules,
    weight,
    bigFish: weighIn.bigFish ?? (isOneFish ? weight : 0),
    totalFish,
    liveFish: single ? (single.isAlive ? 1 : 0) : (weighIn.liveFishCount ?? Math.max(0, totalFish - deadFish)),
    deadFish,
    shortFish: weighIn.shortFishCount ?? 0,
    minutesLate: weighIn.minutesLate ?? minutesAfterDueIn(rules.dueIn, weighIn, day),
    species: weighIn.species || single?.species || null,
    manualPenalty: weighIn.manualPenalty ?? 0,
    manualReason: weighIn.manualPenaltyReason || null,
  }
}
