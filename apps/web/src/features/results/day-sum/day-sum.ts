import { adjustReason } from '@ramplight/domain/explain/adjust-reason'
import { type Reason, readReason } from '@ramplight/domain/explain/read-reason'
import { writeSum } from '@ramplight/domain/explain/write-sum'
import type { Weight } from '@ramplight/domain/kernel/units'
import { displayWeight, type WeightDisplay } from '@ramplight/domain/scoring/format-weight'
import type { DayRecord } from '@ramplight/domain/scoring/types'
import { t } from './day-sum.texts.ts'

/** What a boat weighed on a day, and what was taken and added. */
export type DayWeights = Pick<DayRecord, 'weight' | 'adjustedWeight' | 'penaltyLog' | 'bonusLog'>

/** The sum written out: `16-03 − 0-04 − 1-08 = 14-07`. */
export const sumText = (day: DayWeights, display: WeightDisplay): string => writeSum(day, display)

/** Why something was taken or added, in the unit of the page. What a judge typed stays as it was typed. */
export function reasonText(line: DayWeights['penaltyLog'][number], display: WeightDisplay): string {
  const reason = readReason(line)
  if (!reason) return adjustReason(line, display)
  const words = wordsOf(reason)
  return TAKES_ALL.has(reason.code) ? words : t('with', { weight: displayWeight(line.weight, display), reason: words })
}

/** The reason alone, in the language on the screen; null for a sentence of another origin. */
export function reasonWords(line: Pick<DayWeights['penaltyLog'][number], 'type' | 'message'>): string | null {
  const reason = readReason(line)
  return reason && wordsOf(reason)
}

/** Of the fish that would have been the big fish of the day, had it lived. */
export const deadBigFishText = (weight: Weight, display: WeightDisplay): string =>
  t('deadBigFish', { weight: displayWeight(weight, display) })

/** Their words are a whole sentence. */
const TAKES_ALL: ReadonlySet<Reason['code']> = new Set(['disqualified', 'day-lost-late', 'day-lost-dead', 'day-lost-short'])

function wordsOf(reason: Reason): string {
  switch (reason.code) {
    case 'dead':
      return reason.of === reason.count ? t('dead', reason) : t('someDead', reason)
    case 'lost':
      return t(reason.over === 0 ? 'lostShort' : reason.short === 0 ? 'lostOver' : 'lostBoth', reason)
    case 'live':
      return reason.species === null ? t('live', reason) : t('liveOf', { ...reason, species: reason.species })
    case 'judge':
      return reason.said ?? t('judge')
    case 'late':
    case 'disqualified':
    case 'day-lost-late':
      return t(reason.code, reason)
    case 'short':
    case 'day-lost-dead':
    case 'day-lost-short':
      return t(reason.code, reason)
  }
}
