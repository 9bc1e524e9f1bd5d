import type { PointsStep } from '@ramplight/domain/explain/explain-points'
import { UNITS_PER_INCH, UNITS_PER_KILOGRAM, UNITS_PER_OUNCE, UNITS_PER_POUND, type WeightUnit } from '@ramplight/domain/kernel/units'
import type { ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { pointsText } from '#platform/values/write-count.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { textsOf } from './explanation-rows.ts'
import { toneOf } from './tone-of.ts'
import { t } from './words.texts.ts'
import { measured, type Words, weightText } from './words.ts'

const trimmed = (value: number) => String(Number(value.toFixed(4)))

const BIG: Record<WeightUnit, (weight: number) => string> = {
  lb: (weight) => t('pointsRows.pounds', { weight: trimmed(weight / UNITS_PER_POUND) }),
  kg: (weight) => t('pointsRows.kilograms', { weight: trimmed(weight / UNITS_PER_KILOGRAM) }),
  in: (weight) => t('pointsRows.inches', { weight: trimmed(weight / UNITS_PER_INCH) }),
}
const SMALL: Record<WeightUnit, (weight: number) => string> = {
  lb: (weight) => t('pointsRows.onePointPerOunce', { weight: trimmed(weight / UNITS_PER_OUNCE) }),
  kg: (weight) => t('pointsRows.onePointPerGram', { weight: trimmed(weight / UNITS_PER_OUNCE) }),
  in: (weight) => t('pointsRows.onePointPerUnit', { weight: BIG.in(weight) }),
}
const bigUnit = (weight: number, { tournament }: Words) => BIG[tournament.settings.weight?.unit ?? 'lb'](weight)
const smallUnit = (weight: number, { tournament }: Words) => SMALL[tournament.settings.weight?.unit ?? 'lb'](weight)

/** By ounce (P2), added to the place (P4), or ten for every pound (P5). */
const WEIGHT_RULE: Record<string, (weight: number, words: Words) => string> = {
  P2: smallUnit,
  P4: (weight, words) => t('pointsRows.onePointPerUnit', { weight: bigUnit(weight, words) }),
  P5: (weight, words) => t('pointsRows.tenPointsPerUnit', { weight: bigUnit(weight, words) }),
}

export const openTournamentText = () => t('pointsRows.openTournament')

type Texts = Pick<ExplanationRow, 'label' | 'detail'>
type Table = { [K in PointsStep['kind']]: (step: Extract<PointsStep, { kind: K }>, words: Words) => Texts }

const placeLabel = (position: number) => t('pointsRows.placeOrdinal', { place: writePlace(position) })
const neverBelowNothing = () => t('pointsRows.neverBelowNothing')
const lessText = (places: number, step: number) => (places === 1 ? ` − ${pointsText(step)}` : ` − ${places} × ${pointsText(step)}`)

function zeroFishText(step: Extract<PointsStep, { kind: 'zero-fish' }>): string {
  if (step.action === 'none') return t('pointsRows.withoutFishThere')
  if (step.action === 'fixed') return t('pointsRows.pointsForNoFish', { points: pointsText(step.points) })
  if (!step.from) return t('pointsRows.noBoatHasFish')
  return t('pointsRows.lastBoatWithFish', { points: pointsText(step.from.points), deducted: pointsText(step.minus) })
}

const POINTS: Table = {
  place: ({ position, first, pointsPerPlace, delta }) => ({
    label: placeLabel(position),
    detail: delta === 0 && position > 1 ? neverBelowNothing() : `${pointsText(first)} − (${position} − 1) × ${pointsText(pointsPerPlace)}`,
  }),
  'table-place': ({ position, worth }) => ({
    label: placeLabel(position),
    detail: t('pointsRows.thePointsTableGives', { points: pointsText(worth) }),
  }),
  'stepped-place': ({ position, from, runs, delta }) => ({
    label: placeLabel(position),
    detail:
      delta === 0
        ? neverBelowNothing()
        : t('pointsRows.placeIsWorth', {
            place: writePlace(from.place),
            worth: pointsText(from.worth),
            more: runs.map(({ fromPlace, toPlace, step }) => lessText(toPlace - fromPlace + 1, step)).join(''),
          }),
  }),
  'tie-mean': ({ position, lastPlace, sum }) => ({
    label: t('pointsRows.sharedPlace'),
    detail: t('pointsRows.placesToAreWorth', { firstPlace: position, lastPlace, points: pointsText(sum), boats: lastPlace - position + 1 }),
  }),
  weight: ({ totalWeight, rule }, words) => ({
    label: t('pointsRows.totalWeight', { ...measured(words), weight: weightText(totalWeight, words) }),
    detail: WEIGHT_RULE[rule]?.(totalWeight, words),
  }),
  minimum: ({ minimum }) => ({
    label: t('pointsRows.liftedToTheMinimum'),
    detail: t('pointsRows.noRankedBoatGets', { points: pointsText(minimum) }),
  }),
  'no-weight': (step, words) => ({
    label: t('pointsRows.noWeight', measured(words)),
    detail:
      step.action === 'noWeightPoints'
        ? t('pointsRows.pointsForNoWeight', { ...measured(words), points: pointsText(step.points) })
        : step.from
          ? t('pointsRows.lastBoatWithWeight', {
              ...measured(words),
              points: pointsText(step.from.base),
              deducted: pointsText(step.deducted),
            })
          : t('pointsRows.noBoatHasWeight', measured(words)),
  }),
  'zero-fish': (step) => ({ label: t('pointsRows.noFish'), detail: zeroFishText(step) }),
  'big-fish': ({ bigFish, place }, words) => ({
    label: t('pointsRows.bigFishBonus'),
    detail: t('pointsRows.bigFishTheBiggest', {
      ...measured(words),
      weight: weightText(bigFish, words),
      place: place === 1 ? '' : `${writePlace(place)} `,
    }),
  }),
  fish: ({ count, each }) => ({ label: t('pointsRows.fishBonus'), detail: `${t('pointsRows.fish', { count })} × ${pointsText(each)}` }),
  participation: () => ({ label: t('pointsRows.takingPart') }),
  ratio: ({ ratio }) => ({ label: t('pointsRows.scoringRatio'), detail: t('pointsRows.totalTimes', { ratio: pointsText(ratio) }) }),
  floor: () => ({ label: t('pointsRows.notBelowZero') }),
  disqualified: () => ({ label: t('pointsRows.disqualified'), detail: t('pointsRows.noPoints') }),
  'no-points': ({ reason }, words) => ({
    label:
      reason === 'open-tournament'
        ? openTournamentText()
        : reason === 'incomplete'
          ? t('pointsRows.notEveryDay', measured(words))
          : t('pointsRows.notInTheStandings'),
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
