import { cleanPhone } from '../kernel/typed-identifier.ts'
import { tenDigits } from './ten-digits.ts'

/** The phone number that was typed into a search, as numbers are kept: however it is written, as it is shown too. Null: no whole number. */
export function phoneTyped(typed: string): string | null {
  const number = cleanPhone(typed)
  const isNumber = /^[\d\s()+.-]+$/.test(number) && /^1?\d{10}$/.test(number.replace(/\D/g, ''))
  return isNumber ? tenDigits(number) : null
}

const FEWEST_DIGITS = 3

/** The digits of a word that can be a part of a phone number, as `555-0142`; null for other words. */
export function phonePart(word: string): string | null {
  const digits = word.replace(/\D/g, '')
  return /^[\d()+.-]+$/.test(word) && digits.length >= FEWEST_DIGITS ? digits : null
}
