import type { SeasonRules } from '@ramplight/contract/tours/seasons'
import type { SeasonTieBreak } from '@ramplight/domain/points/season-results'
import { pointsText } from '#platform/values/write-count.ts'
import { t } from './season-rules.texts.ts'

/** The rules that change anything, or null: 0 is off. */
export function rulesInForce(rules: SeasonRules | null | undefined): SeasonRules | null {
  const isOn =
    rules && [rules.bestOf, rules.drop, rules.participationPoints, rules.perfectAttendance, rules.tieBreaks?.length].some((value) => value)
  return isOn ? rules : null
}

/** `5 points`, `1 point` */
export const pointsWord = (points: number): string => t('points', { points: pointsText(points), count: points })

/** `Only the best 4 results count.` */
export const bestOfText = (limit: number): string => t('onlyBestResultsCount', { count: limit })
/** `The worst 2 results do not count.` */
export const dropText = (limit: number): string => t('worstResultsDoNotCount', { count: limit })

/** `total weight`, as it stands in a sentence. */
export const seasonTieBreakText = (step: SeasonTieBreak): string => t(`tieBreak.${step}`)

/** `A tie on points goes by total weight, then most wins` */
const tieBreaksText = (steps: readonly SeasonTieBreak[]): string =>
  t('tieOnPoints', { steps: steps.map(seasonTieBreakText).reduce((before, next) => t('thenBy', { before, next })) })

/** The rules in sentences; empty without any. */
export function rulesText(rules: SeasonRules): string {
  const { bestOf, drop, participationPoints, perfectAttendance, tieBreaks } = rules
  return [
    bestOf && bestOfText(bestOf),
    drop && t('dropsMissedEventsFirst', { rule: dropText(drop) }),
    participationPoints && t('pointsForEveryEvent', { points: pointsWord(participationPoints) }),
    perfectAttendance && t('pointsForAllEvents', { points: pointsWord(perfectAttendance) }),
    tieBreaks?.length && tieBreaksText(tieBreaks),
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

/** What stands over the standings; `events` is null until they are known. */
export function standingsNote(rules: SeasonRules | null, events: number | null): string {
  if (!rules) return t('bestOfEachTournament')
  if (events === null) return rulesText(rules)
  const held = events === 0 ? t('noEventsWithPoints') : t('eventsWithPoints', { count: events })
  return `${rulesText(rules)} ${held}`
}
