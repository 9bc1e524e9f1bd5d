import type { CutStep, PlaceStep } from '@ramplight/domain/explain/explain-place'
import type { WeightStep } from '@ramplight/domain/explain/weight-steps'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import type { TieFigure } from '@ramplight/domain/scoring/tie-breaks'
import type { TieBreak } from '@ramplight/domain/scoring/types'
import type { ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeWeight } from '#platform/values/typed-weight.ts'
import { countOf } from '#platform/values/write-count.ts'
import { adjustmentName, adjustmentRule } from './adjustment-rules.ts'
import { listText, namesText, signedWeight, type Words, weightText, writtenWeight } from './words.ts'

type Texts = Pick<ExplanationRow, 'label' | 'detail'>
/** A sentence for every kind; a kind without one does not compile. */
type TextsOf<S extends { kind: string }> = { [K in S['kind']]: (step: Extract<S, { kind: K }>, words: Words) => Texts }

export function textsOf<S extends { kind: string }>(table: TextsOf<S>, step: S, words: Words): Texts {
  return (table[step.kind as S['kind']] as (step: S, words: Words) => Texts)(step, words)
}

export const toneOf = (delta: number): NonNullable<ExplanationRow['tone']> => (delta === 0 ? 'muted' : delta < 0 ? 'minus' : 'plus')

/** `Day 1`, where there is more than one. */
const dayName = (day: number, { tournament }: Words): string | null => (tournament.tournamentDates.length > 1 ? `Day ${day + 1}` : null)
const onDay = (day: number, text: string, words: Words): string => {
  const name = dayName(day, words)
  return name ? `${name}: ${text}` : text.charAt(0).toUpperCase() + text.slice(1)
}

const NOT_COUNTED = {
  'not-the-best-day': 'Only the best day counts',
  'not-entered': 'This boat was not entered for that day',
  'after-the-cut': 'Weighed after the cut',
  'another-day': 'Another day',
}

const adjustment = ({ type, message, day }: Extract<WeightStep, { kind: 'penalty' | 'bonus' }>, words: Words): Texts => ({
  label: onDay(day, adjustmentName[type], words),
  detail: [message, adjustmentRule(type, words)].filter(Boolean).join(' · '),
})

const WEIGHT: TextsOf<WeightStep> = {
  scale: ({ day }, words) => ({ label: onDay(day, 'on the scale', words) }),
  penalty: adjustment,
  bonus: adjustment,
  clamp: ({ day }, words) => ({ label: onDay(day, 'not below zero', words), detail: 'A bag never weighs less than nothing' }),
  'day-disqualified': ({ day }, words) => ({ label: onDay(day, 'disqualified', words), detail: 'The weight of the day is removed' }),
  'day-lost': ({ day }, words) => ({ label: onDay(day, 'day lost', words), detail: 'Nothing of this day counts' }),
  'not-counted': ({ day, weight, reason }, words) => ({
    label: onDay(day, `${weightText(weight, words)} does not count`, words),
    detail: NOT_COUNTED[reason],
  }),
  disqualified: () => ({ label: 'Disqualified', detail: 'All weight removed' }),
}

/**
 * From the scale to the total. The amounts are differences of what is written after each step, so they add up on paper
 * even where a scale reads finer than the paper shows.
 */
export function weightRows(steps: readonly WeightStep[], words: Words): ExplanationRow[] {
  let before = 0
  return steps.map((step) => {
    const after = writtenWeight(step.result, words.unit)
    const delta = after - before
    before = after
    const plain = step.kind === 'scale'
    return {
      ...textsOf<WeightStep>(WEIGHT, step, words),
      amountText: plain ? writeWeight(delta, words.unit) : signedWeight(delta, words.unit),
      tone: plain ? 'plain' : toneOf(delta),
    }
  })
}

/** `16-03 − 0-04 − 1-08 = 14-07`; null when there is nothing to add up. */
export function sumText(rows: readonly ExplanationRow[], totalText: string): string | null {
  const terms = rows.filter(({ tone }) => tone !== 'muted').map(({ amountText }) => amountText)
  if (terms.length < 2) return null
  const written = terms.map((term, index) => (index === 0 ? term : /^[−+]/.test(term) ? `${term[0]} ${term.slice(1)}` : `+ ${term}`))
  return `${written.join(' ')} = ${totalText}`
}

/** What each tie break is called, and what is said of those above and below. */
const TIE_BREAK: Record<TieBreak, { name: string; ahead: string; behind: string }> = {
  'biggest-fish': { name: 'big fish', ahead: 'bigger fish', behind: 'smaller fish' },
  'most-fish': { name: 'number of fish', ahead: 'more fish', behind: 'fewer fish' },
  'heaviest-day': { name: 'heaviest day', ahead: 'a heavier day', behind: 'no day as heavy' },
  'next-largest-fish': { name: 'next largest fish', ahead: 'a larger next fish', behind: 'a smaller next fish' },
  'first-weighed': { name: 'first to weigh', ahead: 'weighed earlier', behind: 'weighed later' },
  shared: { name: 'nothing', ahead: 'shared', behind: 'shared' },
}

/** `has 1-00 more`, `has 2 fish more`, `weighed first` */
function tieDetail(by: TieBreak, more: TieFigure, less: TieFigure, words: Words): string {
  if (by === 'first-weighed') return 'weighed first'
  const margin = Number(more) - Number(less)
  return by === 'most-fish' ? `has ${countOf(margin, 'fish', 'fish')} more` : `has ${weightText(margin, words)} more`
}

const PLACE: TextsOf<PlaceStep> = {
  top: () => ({ label: 'Counted from the top', detail: 'Everybody who stands above adds one' }),
  'ahead-by-cut': ({ delta, nearest }, words) => ({
    label: `${countOf(delta, 'boat')} went on after the cut`,
    detail: `Nearest: ${words.nameOf(nearest)}`,
  }),
  'ahead-by-weight': ({ delta, nearest, margin }, words) => ({
    label: `${countOf(delta, 'boat')} with more weight`,
    detail: `Nearest: ${words.nameOf(nearest)}, ahead by ${weightText(margin, words)}`,
  }),
  'ahead-by-tie-break': ({ entries, nearest, by, mine, theirs }, words) => ({
    label: `Same weight, ${TIE_BREAK[by].ahead}: ${namesText(entries, words)}`,
    detail: `The tie is broken by ${TIE_BREAK[by].name}; ${words.nameOf(nearest)} ${tieDetail(by, theirs, mine, words)}`,
  }),
  'tie-broken-over': ({ entries, by, mine, theirs }, words) => ({
    label: `Same weight, ${TIE_BREAK[by].behind}: ${namesText(entries, words)}`,
    detail: `The tie is broken by ${TIE_BREAK[by].name}; this boat ${tieDetail(by, mine, theirs, words)}`,
  }),
  shared: ({ entries, compared }, words) => ({
    label: `Shared with ${namesText(entries, words)}`,
    detail:
      compared.length === 0
        ? 'Same weight; nothing breaks ties here'
        : `Same weight and same ${listText(compared.map((by) => TIE_BREAK[by].name))}`,
  }),
  disqualified: () => ({ label: 'Disqualified', detail: 'Listed last, without a place' }),
}

/** One for the top and one for everybody above: the amounts add up to the place. */
export const placeRows = (steps: readonly PlaceStep[], words: Words): ExplanationRow[] =>
  steps.map((step) => ({
    ...textsOf<PlaceStep>(PLACE, step, words),
    amountText: step.kind === 'top' ? '1' : step.delta === 0 ? '0' : `+${step.delta}`,
    tone: step.kind === 'top' ? 'plain' : step.delta === 0 ? 'muted' : 'plain',
  }))

/** `Cut after day 1: 4th with 12-03, made it (20 go on)` */
export const cutText = ({ afterDay, keep, position, totalWeight, passed }: CutStep, words: Words): string =>
  `Cut after day ${afterDay + 1}: ${ordinal(position)} with ${weightText(totalWeight, words)}, ${passed ? 'made it' : 'missed it'} (the first ${keep} go on).`
