import type { CutStep, PlaceStep } from '@ramplight/domain/explain/explain-place'
import type { WeightStep } from '@ramplight/domain/explain/weight-steps'
import type { TieFigure } from '@ramplight/domain/scoring/tie-breaks'
import type { TieBreak } from '@ramplight/domain/scoring/types'
import type { ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { reasonWords } from '#features/results/day-sum/index.ts'
import { writeWeight } from '#platform/values/typed-weight.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { adjustmentName, adjustmentRule } from './adjustment-rules.ts'
import { toneOf } from './tone-of.ts'
import { t } from './words.texts.ts'
import { listText, measured, namesText, signedWeight, type Words, weightText, writtenWeight } from './words.ts'

type Texts = Pick<ExplanationRow, 'label' | 'detail'>
/** A sentence for every kind; a kind without one does not compile. */
type TextsOf<S extends { kind: string }> = { [K in S['kind']]: (step: Extract<S, { kind: K }>, words: Words) => Texts }

export function textsOf<S extends { kind: string }>(table: TextsOf<S>, step: S, words: Words): Texts {
  return (table[step.kind as S['kind']] as (step: S, words: Words) => Texts)(step, words)
}

/** `Day 1`, where there is more than one. */
const dayName = (day: number, { tournament }: Words): string | null =>
  tournament.tournamentDates.length > 1 ? t('explanationRows.day', { day: day + 1 }) : null
const onDay = (day: number, text: string, words: Words): string => {
  const name = dayName(day, words)
  return name ? `${name}: ${text}` : text.charAt(0).toUpperCase() + text.slice(1)
}

const adjustment = ({ type, message, day }: Extract<WeightStep, { kind: 'penalty' | 'bonus' }>, words: Words): Texts => ({
  label: onDay(day, adjustmentName(type), words),
  detail: [reasonWords({ type, message }) ?? message, adjustmentRule(type, words)].filter(Boolean).join(' · '),
})

const WEIGHT: TextsOf<WeightStep> = {
  scale: ({ day }, words) => ({ label: onDay(day, t('explanationRows.onTheScale', measured(words)), words) }),
  penalty: adjustment,
  bonus: adjustment,
  clamp: ({ day }, words) => ({
    label: onDay(day, t('explanationRows.notBelowZero'), words),
    detail: t('explanationRows.aBagNeverWeighs', measured(words)),
  }),
  'day-disqualified': ({ day }, words) => ({
    label: onDay(day, t('adjustmentRules.disqualified'), words),
    detail: t('explanationRows.theWeight', measured(words)),
  }),
  'day-lost': ({ day }, words) => ({
    label: onDay(day, t('explanationRows.dayLost'), words),
    detail: t('explanationRows.nothingOfThisDay'),
  }),
  'dead-big-fish': ({ day, bigFish }, words) => ({
    label: onDay(day, t('explanationRows.deadBigFish', { weight: weightText(bigFish, words) }), words),
    detail: t('explanationRows.bigFishMustBeAlive', measured(words)),
  }),
  'not-counted': ({ day, weight, reason }, words) => ({
    label: onDay(day, t('explanationRows.doesNotCount', { weight: weightText(weight, words) }), words),
    detail: t(`explanationRows.notCounted.${reason}`, measured(words)),
  }),
  disqualified: (_, words) => ({
    label: t('explanationRows.disqualified'),
    detail: t('explanationRows.allWeightRemoved', measured(words)),
  }),
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

/** `has 1-00 more`, `has 2 fish more`, `weighed first` */
function tieDetail(by: TieBreak, more: TieFigure, less: TieFigure, words: Words): string {
  if (by === 'first-weighed') return t('explanationRows.weighedFirst', measured(words))
  const margin = Number(more) - Number(less)
  if (by === 'most-fish') return t('explanationRows.hasFishMore', { count: margin })
  if (by === 'most-live-fish') return t('explanationRows.hasLiveFishMore', { count: margin })
  return t('explanationRows.hasMoreWeight', { weight: weightText(margin, words) })
}

const PLACE: TextsOf<PlaceStep> = {
  top: () => ({ label: t('explanationRows.countedFromTheTop'), detail: t('explanationRows.everybodyWhoStandsAbove') }),
  'ahead-by-cut': ({ delta, nearest }, words) => ({
    label: t('explanationRows.boatsWentOn', { count: delta }),
    detail: t('explanationRows.nearestBoat', { boat: words.nameOf(nearest) }),
  }),
  'ahead-by-weight': ({ delta, nearest, margin }, words) => ({
    label: t('explanationRows.boatsWithMoreWeight', { ...measured(words), count: delta }),
    detail: t('explanationRows.nearestAhead', { boat: words.nameOf(nearest), weight: weightText(margin, words) }),
  }),
  'ahead-by-tie-break': ({ entries, nearest, by, mine, theirs }, words) => ({
    label: t('explanationRows.sameWeightBoatsAhead', {
      ...measured(words),
      how: t(`explanationRows.tieBreak.${by}.ahead`, measured(words)),
      boats: namesText(entries, words),
    }),
    detail: t('explanationRows.tieBrokenForOther', {
      rule: t(`explanationRows.tieBreak.${by}.name`, measured(words)),
      boat: words.nameOf(nearest),
      how: tieDetail(by, theirs, mine, words),
    }),
  }),
  'tie-broken-over': ({ entries, by, mine, theirs }, words) => ({
    label: t('explanationRows.sameWeightBoatsBehind', {
      ...measured(words),
      how: t(`explanationRows.tieBreak.${by}.behind`, measured(words)),
      boats: namesText(entries, words),
    }),
    detail: t('explanationRows.tieBrokenForThisBoat', {
      rule: t(`explanationRows.tieBreak.${by}.name`, measured(words)),
      how: tieDetail(by, mine, theirs, words),
    }),
  }),
  shared: ({ entries, compared }, words) => ({
    label: t('explanationRows.sharedWith', { boats: namesText(entries, words) }),
    detail:
      compared.length === 0
        ? t('explanationRows.sameWeightNothingBreaks', measured(words))
        : t('explanationRows.sameWeightAndSame', {
            ...measured(words),
            rules: listText(compared.map((by) => t(`explanationRows.tieBreak.${by}.name`, measured(words)))),
          }),
  }),
  disqualified: () => ({ label: t('explanationRows.disqualified'), detail: t('explanationRows.listedLastWithout') }),
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
  t('explanationRows.cutAfterDay', {
    day: afterDay + 1,
    place: writePlace(position),
    weight: weightText(totalWeight, words),
    madeOrMissed: passed ? t('explanationRows.madeTheCut') : t('explanationRows.missedTheCut'),
    keep,
  })
