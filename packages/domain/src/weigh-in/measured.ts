import type { Weight } from '../kernel/units.ts'
import type { Settings } from '../scoring/types.ts'

/** What measured fish come to. `counted`: which of them count, in the order in which they were measured. */
export type Measured = { weight: Weight; totalFish: number; bigFish: Weight; counted: boolean[] }

/** How many measured fish of a boat count: as many as the limit, one where fish are brought one at a time. Null: all of them. */
export const fishThatCount = (settings: Settings | null | undefined): number | null =>
  settings?.weighInMode === 'big-bass' ? 1 : settings?.weight?.fishLimit || null

/**
 * W14: of fish that are measured the longest count, as many as the limit allows; of equal ones the earlier. The others were let go for
 * a longer one (culled). Lengths in thousandths of an inch; without a limit all of them count.
 */
export function measured(lengths: readonly Weight[], limit: number | null): Measured {
  const inOrder = lengths
    .map((length, index) => ({ length, index }))
    .toSorted((one, other) => other.length - one.length || one.index - other.index)
  const best = inOrder.slice(0, limit ?? lengths.length)
  const counts = new Set(best.map(({ index }) => index))
  return {
    weight: best.reduce((sum, { length }) => sum + length, 0),
    totalFish: best.length,
    bigFish: inOrder[0]?.length ?? 0,
    counted: lengths.map((_, index) => counts.has(index)),
  }
}
