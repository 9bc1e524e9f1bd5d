import { writePlace } from '#platform/values/write-place.ts'
import { t } from './rows.texts.ts'

/** `200-195-190`, `200, 195, 190` or one per line → the numbers. Anything that is no number ends a number. */
export function readNumbers(text: string): number[] | null {
  const numbers = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  return numbers.length > 0 ? numbers : null
}

export const writeNumbers = (numbers: readonly number[]): string => numbers.join(', ')

/** `9 places: 1st 200 · 2nd 195 · 3rd 190 · … · 9th 160` */
export function describePoints(points: readonly number[]): string {
  const at = (index: number) => `${writePlace(index + 1)} ${points[index]}`
  const last = points.length - 1
  const shown = points.slice(0, 3).map((_, index) => at(index))
  const tail = last > 3 ? ['…', at(last)] : last === 3 ? [at(3)] : []
  return t('numberList.placesAre', { count: points.length, list: [...shown, ...tail].join(' · ') })
}

/** No list should go up again: most likely a slip of the hand. */
export function doubtOf(points: readonly number[]): string | null {
  const rise = points.findIndex((value, index) => index > 0 && value > (points[index - 1] ?? value))
  return rise < 0 ? null : t('numberList.worthMoreThanPlaceAbove', { place: writePlace(rise + 1), placeAbove: writePlace(rise) })
}

type Amount = { position: number; amount: number }

/** `1,000 500 250` → what 1st, 2nd and 3rd get at least, in cents. A 0 passes a place over. */
export function readAmounts(text: string): Amount[] | null {
  const dollars = (text.match(/\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?/g) ?? []).map((one) =>
    Number(one.replaceAll(',', '')),
  )
  const amounts = dollars
    .map((amount, index) => ({ position: index + 1, amount: Math.round(amount * 100) }))
    .filter(({ amount }) => amount > 0)
  return amounts.length > 0 ? amounts : null
}

export function writeAmounts(amounts: readonly Amount[]): string {
  const last = Math.max(0, ...amounts.map(({ position }) => position))
  return Array.from({ length: last }, (_, index) => (amounts.find(({ position }) => position === index + 1)?.amount ?? 0) / 100).join(' ')
}
