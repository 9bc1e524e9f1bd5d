import type { Numbering } from '../registration/tournament-entries.ts'

/** The field of a question about all boat numbers of a tournament: which draw counts. */
export const NUMBERS = 'numbers'

/** Which draw it is: who made it, when, and how. */
export type DrawWords = { by: string | null; at: string; kind: Numbering['kind']; mode: string | null; seed: number | null }

/** One side of such a question: a draw with its numbers, or the numbers that are there. */
export type NumbersOffered = {
  id: string | null
  draw: DrawWords | null
  boats: Pick<Numbering['boats'][number], '_id' | 'boatNumber' | 'flight'>[]
}
