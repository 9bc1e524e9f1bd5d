import type { SeasonStep } from '@ramplight/domain/explain/explain-season'
import { byText } from '@ramplight/domain/kernel/text-order'
import type { ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { bestOfText, dropText, pointsWord } from '#features/tours/seasons/index.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { toneOf } from '../words/tone-of.ts'
import { t } from './season-standings.texts.ts'

/** What a sentence about a season needs: the name and the day of its tournaments, as a reader knows them; `startDate` is ISO. */
export type SeasonWords = { eventOf: (tournament: string) => { name: string; date: string | null; startDate?: string } }

type Texts = Pick<ExplanationRow, 'label' | 'detail'>
/** A sentence for every kind; a kind without one does not compile. */
type Table = { [K in SeasonStep['kind']]: (step: Extract<SeasonStep, { kind: K }>, words: SeasonWords) => Texts }
type Finished = Extract<SeasonStep, { kind: 'event' | 'dropped' }>

const placeText = ({ finishingPosition }: Finished) =>
  finishingPosition !== null && t('seasonPointRows.placeOrdinal', { place: finishingPosition })
const joined = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(' · ')

const TEXTS: Table = {
  event: (step, { eventOf }) => {
    const { name, date } = eventOf(step.tournament)
    return { label: name, detail: joined(date, placeText(step)) || undefined }
  },
  dropped: (step, { eventOf }) => {
    const { name, date } = eventOf(step.tournament)
    const why = step.reason === 'drop' ? dropText(step.limit) : bestOfText(step.limit)
    return {
      label: t('seasonPointRows.droppedEvent', { event: name }),
      detail: `${joined(date, placeText(step), pointsWord(step.points))}. ${why}`,
    }
  },
  missed: ({ count, events, dropped }) => ({
    label: t('seasonPointRows.eventsNotFished', { count }),
    detail: t('seasonPointRows.eventsSoFar', { events, dropped: dropped > 0 ? t('seasonPointRows.whatWasNotFished') : '' }),
  }),
  participation: ({ events, each }) => ({
    label: t('seasonPointRows.takingPart'),
    detail: `${t('seasonPointRows.events', { events })} × ${pointsWord(each)}`,
  }),
  'perfect-attendance': ({ events }) => ({
    label: t('seasonPointRows.fishedThemAll'),
    detail: t('seasonPointRows.allEventsSoFar', { events }),
  }),
  'no-results': () => ({ label: t('seasonPointRows.noResult') }),
}

const textsOf = (step: SeasonStep, words: SeasonWords): Texts =>
  (TEXTS[step.kind] as (step: SeasonStep, words: SeasonWords) => Texts)(step, words)

/** The events that count as the calendar has them; the engine tells the best first. */
function inCalendarOrder(steps: readonly SeasonStep[], { eventOf }: SeasonWords): SeasonStep[] {
  const dayOf = (step: SeasonStep) => (step.kind === 'event' ? (eventOf(step.tournament).startDate ?? '') : '')
  const events = steps.filter(({ kind }) => kind === 'event')
  return [...events.sort((a, b) => byText(dayOf(a), dayOf(b))), ...steps.filter(({ kind }) => kind !== 'event')]
}

/** Event by event to the season's points; hundredths become points. */
export const seasonPointRows = (steps: readonly SeasonStep[], words: SeasonWords): ExplanationRow[] =>
  inCalendarOrder(steps, words).map((step) => {
    const isAdded = step.kind === 'participation' || step.kind === 'perfect-attendance'
    return {
      ...textsOf(step, words),
      amountText: step.kind === 'no-results' ? '—' : `${isAdded ? '+' : ''}${pointsText(step.delta / 100)}`,
      tone: step.kind === 'event' ? 'plain' : toneOf(step.delta),
    }
  })
