import { divideHalfAway } from '../kernel/exact.ts'
import { UNITS_PER_INCH, UNITS_PER_KILOGRAM, UNITS_PER_OUNCE, UNITS_PER_POUND, type Weight } from '../kernel/units.ts'

export const WEIGHT_FORMATS = ['lb-oz', 'decimal-lb', 'kg', 'in'] as const
export type WeightFormat = (typeof WEIGHT_FORMATS)[number]
/** `board` is the compact 14-07 of boards and entry fields; `spoken` is read out loud. */
export type WeightDisplay = WeightFormat | 'board' | 'spoken'

const HUNDREDTHS_PER_POUND = 1600

/** The weight rounded to `decimals` of `unit` (half away from zero), as text. */
export function decimalText(weight: Weight, unit: number, decimals: number): string {
  const rounded = divideHalfAway(weight, unit / 10 ** decimals)
  const digits = String(Math.abs(rounded)).padStart(decimals + 1, '0')
  return `${rounded < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

type PoundsOunces = { sign: '' | '-'; pounds: number; ounces: string }

/** Rounded to hundredths of an ounce first, then split, so 15.996 oz is a full pound (U3). */
export function splitPounds(weight: Weight): PoundsOunces {
  const hundredths = divideHalfAway(weight, UNITS_PER_OUNCE / 100)
  const rest = Math.abs(hundredths) % HUNDREDTHS_PER_POUND
  const fraction = String(rest % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return {
    sign: hundredths < 0 ? '-' : '',
    pounds: Math.floor(Math.abs(hundredths) / HUNDREDTHS_PER_POUND),
    ounces: `${Math.floor(rest / 100)}${fraction && `.${fraction}`}`,
  }
}

const plural = (count: number | string, word: string) => `${count} ${word}${String(count) === '1' ? '' : 's'}`

const writers = {
  'decimal-lb': (weight) => decimalText(weight, UNITS_PER_POUND, 2),
  kg: (weight) => decimalText(weight, UNITS_PER_KILOGRAM, 3),
  in: (weight) => decimalText(weight, UNITS_PER_INCH, 2),
  'lb-oz': (weight) => {
    const { sign, pounds, ounces } = splitPounds(weight)
    return `${sign}${pounds} lb ${ounces} oz`
  },
  board: (weight) => {
    const { sign, pounds, ounces } = splitPounds(weight)
    const [whole = '', fraction] = ounces.split('.')
    return `${sign}${pounds}-${whole.padStart(2, '0')}${fraction ? `.${fraction}` : ''}`
  },
  spoken: (weight) => {
    const { sign, pounds, ounces } = splitPounds(weight)
    return `${sign && 'minus '}${plural(pounds, 'pound')} ${plural(ounces, 'ounce')}`
  },
} satisfies Record<WeightDisplay, (weight: Weight) => string>

/** Weight units -> text without a unit word (decimal-lb, kg, in) or `3 lb 7.52 oz` (U3). */
export const formatWeight = ({ weight, format }: { weight: Weight; format: WeightFormat }): { text: string } => ({
  text: writers[format](weight ?? 0),
})

/** As formatWeight, plus the board form `14-07` and the spoken form `14 pounds 7 ounces`. */
export const displayWeight = (weight: Weight, display: WeightDisplay): string => writers[display](weight)
