import type { Id } from '../kernel/ids.ts'

/** Digits and letters that nobody takes for each other, read aloud or from a poster (D. Crockford's base 32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** Of an id: its second, and 16 random bits; 48 bits, 10 letters. */
const HEX = 12
const LENGTH = 10
const MEANT: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** The short name of a tournament for links: the beginning of its id in fewer letters. */
export function shortCodeOf(id: Id): string {
  let rest = Number.parseInt(id.slice(0, HEX), 16)
  let code = ''
  for (let place = 0; place < LENGTH; place++) {
    code = LETTERS[rest % LETTERS.length]! + code
    rest = Math.floor(rest / LETTERS.length)
  }
  return code
}

/** The beginning of the id that a short name stands for, however it was typed; null for what is none. */
export function idBeginning(code: string): string | null {
  const letters = [...code.toLowerCase()].map((letter) => LETTERS.indexOf(MEANT[letter] ?? letter))
  if (letters.length !== LENGTH || letters.includes(-1)) return null
  const value = letters.reduce((sum, letter) => sum * LETTERS.length + letter, 0)
  const hex = value.toString(16).padStart(HEX, '0')
  return hex.length === HEX ? hex : null
}
