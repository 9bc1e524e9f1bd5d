import type { Weight } from '../kernel/units.ts'
import { countedMinutesLate, minutesAfterDueIn } from './lateness.ts'
import type { Settings, WeighIn, WeightSettings } from './types.ts'

/** One weigh-in with every missing field settled, as the penalty rules read it. */
export type WeighInFacts = {
  rules: WeightSettings
  weight: Weight
  bigFish: Weight
  bigFishDead: boolean
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

/** Nothing weighed: what facts are read into. */
export const noFacts = (): WeighInFacts => ({
  rules: NO_RULES,
  weight: 0,
  bigFish: 0,
  bigFishDead: false,
  totalFish: 0,
  liveFish: 0,
  deadFish: 0,
  shortFish: 0,
  minutesLate: 0,
  species: null,
  manualPenalty: 0,
  manualReason: null,
})

/**
 * W4 (a dead single or big fish), W7 (live fish), W10 (big fish), W11 (due-in times), W16 (a dead big fish): what the fields mean when some are missing.
 * Written over `facts`, so that a large field is read without an object a bag.
 */
export function readFacts(facts: WeighInFacts, settings: Settings | null | undefined, weighIn: WeighIn, day: number): WeighInFacts {
  const rules = settings?.weight ?? NO_RULES
  const single = weighIn.singleFishWeighed
  const weight = weighIn.weight ?? 0
  const totalFish = single ? 1 : (weighIn.totalFish ?? 0)
  const isOneDead = single?.isAlive === false || weighIn.bigFishDead === true
  const deadFish = Math.max(weighIn.deadFishCount ?? 0, isOneDead ? 1 : 0)
  const isOneFish = totalFish === 1 || settings?.weighInMode === 'big-bass'
  facts.rules = rules
  facts.weight = weight
  facts.bigFish = weighIn.bigFish ?? (isOneFish ? weight : 0)
  // Where every fish is dead, the biggest is one of them.
  facts.bigFishDead = weighIn.bigFishDead === true || (totalFish > 0 && deadFish >= totalFish)
  facts.totalFish = totalFish
  facts.liveFish = single ? (single.isAlive ? 1 : 0) : (weighIn.liveFishCount ?? Math.max(0, totalFish - deadFish))
  facts.deadFish = deadFish
  facts.shortFish = weighIn.shortFishCount ?? 0
  facts.minutesLate = countedMinutesLate(weighIn) ?? minutesAfterDueIn(rules.dueIn, weighIn, day)
  facts.species = weighIn.species || single?.species || null
  facts.manualPenalty = weighIn.manualPenalty ?? 0
  facts.manualReason = weighIn.manualPenaltyReason || null
  return facts
}

/** The facts of one weigh-in of a day; 0 is the first. */
export const weighInFacts = (settings: Settings | null | undefined, weighIn: WeighIn, day: number): WeighInFacts =>
  readFacts(noFacts(), settings, weighIn, day)
