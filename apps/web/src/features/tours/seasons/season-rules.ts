import type { SeasonRules } from '@ramplight/contract/tours/seasons'
import { countOf, pointsText } from '#platform/values/write-count.ts'

/** The rules that change anything, or null: 0 is off. */
export function rulesInForce(rules: SeasonRules | null | undefined): SeasonRules | null {
  const isOn = rules && [rules.bestOf, rules.drop, rules.participationPoints, rules.perfectAttendance].some((value) => value)
  return isOn ? rules : null
}

/** `5 points`, `1 point` */
export const pointsWord = (points: number): string => `${pointsText(points)} ${points === 1 ? 'point' : 'points'}`

/** `Only the best 4 results count.` */
export const bestOfText = (limit: number): string => (limit === 1 ? 'Only the best result counts' : `Only the best ${limit} results count`)
/** `The worst 2 results do not count.` */
export const dropText = (limit: number): string =>
  limit === 1 ? 'The worst result does not count' : `The worst ${limit} results do not count`

/** The rules in sentences; empty without any. */
export function rulesText(rules: SeasonRules): string {
  const { bestOf, drop, participationPoints, perfectAttendance } = rules
  return [
    bestOf && bestOfText(bestOf),
    drop && `${dropText(drop)}, and an event not fished is dropped first`,
    participationPoints && `${pointsWord(participationPoints)} for every event fished`,
    perfectAttendance && `${pointsWord(perfectAttendance)} more for fishing every event`,
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

/** What stands over the standings; `events` is null until they are known. */
export function standingsNote(rules: SeasonRules | null, events: number | null): string {
  if (!rules) return 'The best result of each tournament counts; the better finish breaks ties in the list.'
  if (events === null) return rulesText(rules)
  const held = events === 0 ? 'No event has given points yet.' : `${countOf(events, 'event has', 'events have')} given points so far.`
  return `${rulesText(rules)} ${held}`
}
