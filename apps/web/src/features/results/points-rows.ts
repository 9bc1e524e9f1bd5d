import type { PointsStep } from '@ramplight/domain/explain/explain-points'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import { UNITS_PER_KILOGRAM, UNITS_PER_OUNCE, UNITS_PER_POUND } from '@ramplight/domain/kernel/units'
import type { ExplanationRow } from '@ramplight/ui/explanation-list.tsx'
import { textsOf, toneOf } from './explanation-rows.ts'
import { countOf, type Words, weightText } from './words.ts'

/** `231`, `223.5`; at most two decimals. */
export const pointsText = (points: number): string => points.toLocaleString('en-US', { maximumFractionDigits: 2 })

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

const POINTS: Table = {
  place: ({ position, pointsPerPlace, delta }) => {
    const first = delta + Math.round((position - 1) * pointsPerPlace * 100)
    const floored = delta === 0 && position > 1
    return {
      label: `${ordinal(position)} place`,
      detail: floored ? 'Place points are never below 0' : `${pointsText(first / 100)} − (${position} − 1) × ${pointsText(pointsPerPlace)}`,
    }
  },
  weight: ({ totalWeight, rule }, words) => ({
    label: `Weight ${weightText(totalWeight, words)}`,
    detail: WEIGHT_RULE[rule]?.(totalWeight, words),
  }),
  minimum: ({ minimum }) => ({ label: 'Lifted to the minimum', detail: `No ranked boat gets less than ${pointsText(minimum)}` }),
  'no-weight': ({ action }) => ({
    label: 'No weight',
    detail:
      action === 'Last Based Weight' ? 'The points of the last boat with weight, less the deduction' : 'Set to the points for no weight',
  }),
  'big-fish': ({ bigFish }, words) => ({ label: 'Big fish bonus', detail: `Big fish ${weightText(bigFish, words)}` }),
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
