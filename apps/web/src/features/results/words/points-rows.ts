import type { PointsStep } from '@ramplight/domain/explain/explain-points'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import { UNITS_PER_KILOGRAM, UNITS_PER_OUNCE, UNITS_PER_POUND } from '@ramplight/domain/kernel/units'
import type { ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { countOf, pointsText } from '#platform/values/write-count.ts'
import { textsOf, toneOf } from './explanation-rows.ts'
import { type Words, weightText } from './words.ts'

const trimmed = (value: number) => String(Number(value.toFixed(4)))

const bigUnit = (weight: number, { tournament }: Words) =>
  tournament.settings.weight?.unit === 'kg' ? `${trimmed(weight / UNITS_PER_KILOGRAM)} kg` : `${trimmed(weight / UNITS_PER_POUND)} lb`
const smallUnit = (weight: number, { tournament }: Words) =>
  tournament.settings.weight?.unit === 'kg'
    ? `${trimmed(weight / UNITS_PER_OUNCE)} g × 1 point`
    : `${trimmed(weight / UNITS_PER_OUNCE)} oz × 1 point`

/** By ounce (P2), added to the place (P4), or ten for every pound (P5). */
const WEIGHT_RULE: Record<string, (weight: number, words: Words) => string> = {
  P2: smallUnit,
  P4: (weight, words) => `${bigUnit(weight, words)} × 1 point`,
  P5: (weight, words) => `${bigUnit(weight, words)} × 10 points`,
}

export const OPEN_TOURNAMENT = 'Open tournament: no season points'

type Texts = Pick<ExplanationRow, 'label' | 'detail'>
type Table = { [K in PointsStep['kind']]: (step: Extract<PointsStep, { kind: K }>, words: Words) => Texts }

const placeLabel = (position: number) => `${ordinal(position)} place`
const NOT_BELOW_ZERO = 'Place points are never below 0'
const lessText = (places: number, step: number) => (places === 1 ? ` − ${pointsText(step)}` : ` − ${places} × ${pointsText(step)}`)

function zeroFishText(step: Extract<PointsStep, { kind: 'zero-fish' }>): string {
  if (step.action === 'none') return 'Without fish there are no points, also not for taking part'
  if (step.action === 'fixed') return `Set to ${pointsText(step.points)}, the points for no fish`
  if (!step.from) return 'No boat has fish'
  return `The last boat with fish has ${pointsText(step.from.points)}, less ${pointsText(step.minus)}`
}

const POINTS: Table = {
  place: ({ position, first, pointsPerPlace, delta }) => ({
    label: placeLabel(position),
    detail: delta === 0 && position > 1 ? NOT_BELOW_ZERO : `${pointsText(first)} − (${position} − 1) × ${pointsText(pointsPerPlace)}`,
  }),
  'table-place': ({ position, worth }) => ({ label: placeLabel(position), detail: `The points table gives it ${pointsText(worth)}` }),
  'stepped-place': ({ position, from, runs, delta }) => ({
    label: placeLabel(position),
    detail:
      delta === 0
        ? NOT_BELOW_ZERO
        : `${ordinal(from.place)} place ${pointsText(from.worth)}${runs.map(({ fromPlace, toPlace, step }) => lessText(toPlace - fromPlace + 1, step)).join('')}`,
  }),
  'tie-mean': ({ position, lastPlace, sum }) => ({
    label: 'Shared place',
    detail: `Places ${position} to ${lastPlace} are worth ${pointsText(sum)} together, for ${lastPlace - position + 1} boats`,
  }),
  weight: ({ totalWeight, rule }, words) => ({
    label: `Weight ${weightText(totalWeight, words)}`,
    detail: WEIGHT_RULE[rule]?.(totalWeight, words),
  }),
  minimum: ({ minimum }) => ({ label: 'Lifted to the minimum', detail: `No ranked boat gets less than ${pointsText(minimum)}` }),
  'no-weight': (step) => ({
    label: 'No weight',
    detail:
      step.action === 'noWeightPoints'
        ? `Set to ${pointsText(step.points)}, the points for no weight`
        : step.from
          ? `The last boat with weight has ${pointsText(step.from.base)}, less ${pointsText(step.deducted)}`
          : 'No boat has weight',
  }),
  'zero-fish': (step) => ({ label: 'No fish', detail: zeroFishText(step) }),
  'big-fish': ({ bigFish, place }, words) => ({
    label: 'Big fish bonus',
    detail: `Big fish ${weightText(bigFish, words)}, the ${place === 1 ? '' : `${ordinal(place)} `}biggest`,
  }),
  fish: ({ count, each }) => ({ label: 'Fish bonus', detail: `${countOf(count, 'fish', 'fish')} × ${pointsText(each)}` }),
  participation: () => ({ label: 'Taking part' }),
  ratio: ({ ratio }) => ({ label: 'Scoring ratio', detail: `All of it × ${pointsText(ratio)}` }),
  floor: () => ({ label: 'Not below zero' }),
  disqualified: () => ({ label: 'Disqualified', detail: 'No points' }),
  'no-points': ({ reason }) => ({
    label:
      reason === 'open-tournament'
        ? OPEN_TOURNAMENT
        : reason === 'incomplete'
          ? 'Not every day is weighed; points are held'
          : 'Not in the standings',
  }),
}

/** Line by line to the points; hundredths become points. */
export const pointsRows = (steps: readonly PointsStep[], words: Words): ExplanationRow[] =>
  steps.map((step, index) => {
    const text = pointsText(Math.abs(step.delta) / 100)
    const sign = index === 0 || step.delta === 0 ? '' : step.delta < 0 ? '−' : '+'
    return {
      ...textsOf<PointsStep>(POINTS, step, words),
      amountText: step.kind === 'no-points' ? '—' : sign + text,
      tone: index === 0 && step.delta !== 0 ? 'plain' : toneOf(step.delta),
    }
  })
