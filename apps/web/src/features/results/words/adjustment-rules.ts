import { DEFAULT_DEAD_FISH_PENALTY } from '@ramplight/domain/scoring/adjustments'
import type { AdjustType, WeightSettings } from '@ramplight/domain/scoring/types'
import { t } from './words.texts.ts'
import { type Words, weightText } from './words.ts'

const names = (): Record<AdjustType, string> => ({
  'Late Arrival': t('adjustmentRules.lateArrival'),
  'Dead Fish': t('adjustmentRules.deadFish'),
  'Short Fish': t('adjustmentRules.shortFish'),
  'Lost Fish': t('adjustmentRules.fishTakenOff'),
  'Lost Day': t('adjustmentRules.dayLost'),
  Manual: t('adjustmentRules.penaltyByAJudge'),
  Disqualified: t('adjustmentRules.disqualified'),
  'Live Fish': t('adjustmentRules.liveFish'),
})

export const adjustmentName = (type: AdjustType): string => names()[type]

const RULES: Record<AdjustType, (rules: WeightSettings, words: Words) => string> = {
  'Late Arrival': ({ lateArrivalPenalty, lateArrivalPenaltyFrequency, lateArrivalMinutesTrigger, lateBigFish }, words) => {
    const each = weightText(lateArrivalPenalty ?? 0, words)
    const from = t('adjustmentRules.fromMinute', { minute: lateArrivalMinutesTrigger ?? 1 })
    const rule = t(lateArrivalPenaltyFrequency === 'Per Minute' ? 'adjustmentRules.ruleForEveryMinute' : 'adjustmentRules.ruleOnce', {
      weight: each,
      fromMinute: from,
    })
    return lateBigFish == null ? rule : [rule, t(`adjustmentRules.lateBigFish.${lateBigFish}`)].join('; ')
  },
  'Dead Fish': ({ deadFishPenalty, deadFishPenaltyFrom, unit }, words) => {
    const each = weightText(deadFishPenalty ?? DEFAULT_DEAD_FISH_PENALTY[unit ?? 'lb'], words)
    const from = (deadFishPenaltyFrom ?? 1) > 1 ? t('adjustmentRules.fromDeadFish', { number: deadFishPenaltyFrom ?? 1 }) : ''
    return deadFishPenalty == null
      ? t('adjustmentRules.noWeightSetUsed', { weight: each, fromDeadFish: from })
      : t('adjustmentRules.ruleForEachDeadFish', { weight: each, fromDeadFish: from })
  },
  'Short Fish': ({ weightToSubtractForShortFish }, words) =>
    t('adjustmentRules.ruleForEachShortFish', { weight: weightText(weightToSubtractForShortFish ?? 0, words) }),
  'Lost Fish': () => t('adjustmentRules.ruleTheBiggestFish'),
  'Lost Day': () => t('adjustmentRules.ruleNothing'),
  Manual: () => t('adjustmentRules.enteredByHand'),
  Disqualified: ({ lateDisqualificationMinutesTrigger }) =>
    t('adjustmentRules.ruleOutFromMinute', { minute: lateDisqualificationMinutesTrigger ?? 0 }),
  'Live Fish': () => t('adjustmentRules.ruleABonus'),
}

/** The rule behind a penalty or bonus, with what was set. */
export const adjustmentRule = (type: AdjustType, words: Words): string => RULES[type](words.tournament.settings.weight ?? {}, words)
