import { DEFAULT_DEAD_FISH_PENALTY } from '@ramplight/domain/scoring/adjustments'
import type { AdjustType, WeightSettings } from '@ramplight/domain/scoring/types'
import { type Words, weightText } from './words.ts'

export const adjustmentName: Record<AdjustType, string> = {
  'Late Arrival': 'late arrival',
  'Dead Fish': 'dead fish',
  'Short Fish': 'short fish',
  'Lost Fish': 'fish taken off',
  'Lost Day': 'day lost',
  Manual: 'penalty by a judge',
  Disqualified: 'disqualified',
  'Live Fish': 'live fish',
}

const RULES: Record<AdjustType, (rules: WeightSettings, words: Words) => string> = {
  'Late Arrival': ({ lateArrivalPenalty, lateArrivalPenaltyFrequency, lateArrivalMinutesTrigger }, words) => {
    const each = weightText(lateArrivalPenalty ?? 0, words)
    const from = `from minute ${lateArrivalMinutesTrigger ?? 1}`
    return lateArrivalPenaltyFrequency === 'Per Minute' ? `rule: ${each} for every minute, ${from}` : `rule: ${each} once, ${from}`
  },
  'Dead Fish': ({ deadFishPenalty, deadFishPenaltyFrom, unit }, words) => {
    const each = weightText(deadFishPenalty ?? DEFAULT_DEAD_FISH_PENALTY[unit ?? 'lb'], words)
    const from = (deadFishPenaltyFrom ?? 1) > 1 ? `, from dead fish ${deadFishPenaltyFrom} on` : ''
    return deadFishPenalty == null ? `no weight set, ${each} used for each${from}` : `rule: ${each} for each${from}`
  },
  'Short Fish': ({ weightToSubtractForShortFish }, words) => `rule: ${weightText(weightToSubtractForShortFish ?? 0, words)} for each`,
  'Lost Fish': () => 'rule: the biggest fish goes for each',
  'Lost Day': () => 'rule: nothing of this day counts',
  Manual: () => 'entered by hand',
  Disqualified: ({ lateDisqualificationMinutesTrigger }) => `rule: out from minute ${lateDisqualificationMinutesTrigger ?? 0}`,
  'Live Fish': () => 'rule: a bonus for every live fish',
}

/** The rule behind a penalty or bonus, with what was set. */
export const adjustmentRule = (type: AdjustType, words: Words): string => RULES[type](words.tournament.settings.weight ?? {}, words)
