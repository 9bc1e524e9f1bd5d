import type { Weight } from '../kernel/units.ts'

/** What measured fish come to. `counted`: which of them count, in the order in which they were measured. */
export type Measured = { weight: Weight; totalFish: number; bigFish: Weight; counted: boolean[] }

/**
 * W14: of fish that are measured the longest count, as many as the limit allows; of equal ones the earlier. The others were let go for
 * a longer one (culled). Lengths in thousandths of an inch; without a limit all of them count.
 */
export function measured(lengths: readonly Weight[], fishLimit: number | null | undefined): Measured {
  const inOrder = lengths
    .map((length, index) => ({ length, index }))
    .toSorted((one, other) => other.length - one.length || one.index - other.index)
  const best = inOrder.slice(0, fishLimit || lengths.length)
  const counts = new Set(best.map(({ index }) => index))
  return {
    weight: best.reduce((sum, { length }) => sum + length, 0),
    totalFish: best.length,
    bigFish: inOrder[0]?.length ?? 0,
    counted: lengths.map((_, index) => counts.has(index)),
  }
}
