import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const LENGTH = 4

/** Sixteen characters, which is 79 bits: `K7WD-M2QX-9FHA-TB4R`. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join('-')
