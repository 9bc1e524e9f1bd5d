import { tenDigits } from './ten-digits.ts'

/** The phone number that was typed into a search, as numbers are kept: however it is written, as it is shown too. Null: no whole number. */
export function phoneTyped(typed: string): string | null {
  const digits = tenDigits(typed)
  const isNumber = /^[\d\s()+.-]+$/.test(typed) && /^1?\d{10}$/.test(typed.replace(/\D/g, ''))
  return isNumber ? digits : null
}
