import { UNITS_PER_KILOGRAM, UNITS_PER_OUNCE, UNITS_PER_POUND, type Weight } from '../kernel/units.ts'
import { decimalText, splitPounds } from '../scoring/format-weight.ts'

/** How a simulated scale stands at one moment. */
export type Shown = { readonly weight: Weight; readonly isStill: boolean }

const signed = (text: string, width: number): string => {
  const negative = text.startsWith('-')
  return `${negative ? '-' : '+'}${(negative ? text.slice(1) : text).padStart(width, '0')}`
}
const pounds = (weight: Weight) => decimalText(weight, UNITS_PER_POUND, 2)

/** The streams that a simulated scale can speak: for training, and for the tests of those that read them. */
export const STREAMS = {
  'status-first-lb': ({ weight, isStill }) => `${isStill ? 'ST' : 'US'},GS,${signed(pounds(weight), 8)}lb\r\n`,
  'status-first-kg': ({ weight, isStill }) => `${isStill ? 'ST' : 'US'},NT,${signed(decimalText(weight, UNITS_PER_KILOGRAM, 3), 8)}kg\r\n`,
  'status-first-one-comma': ({ weight, isStill }) => {
    const text = pounds(weight)
    return `${isStill ? 'ST' : 'US'},GS${text.startsWith('-') ? '-' : ' '}${text.replace('-', '').padStart(8)}lb\r\n`
  },
  'cas-22-bytes': ({ weight, isStill }) => `${isStill ? 'ST' : 'US'},GS,1${isStill ? '\xc4' : '\x84'},${pounds(weight).padStart(8)} lb\r\n`,
  sma: ({ weight, isStill }) =>
    `\n${weight === 0 ? 'Z' : weight < 0 ? 'U' : ' '}1G${isStill ? ' ' : 'M'} ${pounds(weight).padStart(10)}lb \r`,
  'pounds-and-ounces': ({ weight, isStill }) => {
    const tenths = Math.round(weight / 100) * 100
    const { sign, pounds: whole } = splitPounds(tenths)
    const ounces = decimalText(Math.abs(tenths) % UNITS_PER_POUND, UNITS_PER_OUNCE, 1)
    return `${isStill ? 'ST' : 'US'},GS,${sign || '+'}${String(whole).padStart(3)}lb ${ounces.padStart(4)}oz\r\n`
  },
  letters: ({ weight, isStill }) => {
    const text = pounds(weight)
    return `\x02${text.startsWith('-') ? '-' : ' '}${text.replace('-', '').padStart(7)}LG${isStill ? ' ' : 'M'}\r\n`
  },
  'figures-first': ({ weight, isStill }) => `${pounds(weight).padStart(9)} lb${isStill ? '' : ' ?'}\r\n`,
  'figures-alone': ({ weight }) => `=${pounds(weight).padStart(7)}\r`,
} satisfies Record<string, (shown: Shown) => string>

export type StreamName = keyof typeof STREAMS

/** The bytes of one line. */
export const bytesOf = (line: string): Uint8Array => Uint8Array.from(line, (character) => character.charCodeAt(0))
