import { countLeading } from '../kernel/count-leading.ts'
import type { Id } from '../kernel/ids.ts'
import { byText, byTextMissingLast } from '../kernel/text-order.ts'
import type { Weight } from '../kernel/units.ts'

export type Contender = { entry: Id; createdAt?: string | null; totalWeight: Weight; bigFish: Weight }
export type Ranked<C> = { contender: C; position: number; tied: boolean }

/** Parts two contenders of equal weight: below 0 the first stands above, 0 they share their place. */
export type BreakTie<C> = (a: C, b: C) => number

/** The last two keys of S4: the earlier sign-up, then the id. They order a list, never a position. */
export const bySignUp = (a: Pick<Contender, 'entry' | 'createdAt'>, b: Pick<Contender, 'entry' | 'createdAt'>): number =>
  byTextMissingLast(a.createdAt, b.createdAt) || byText(a.entry, b.entry)

/** S4, S10: weight down, what breaks ties, big fish down, earlier sign-up, id. No two contenders are equal. */
const listingOrder =
  <C extends Contender>(breakTie: BreakTie<C>): BreakTie<C> =>
  (a, b) =>
    b.totalWeight - a.totalWeight || breakTie(a, b) || b.bigFish - a.bigFish || bySignUp(a, b)

/** S5: an equal weight that nothing parts shares a position. */
const shares = <C extends Contender>(a: C, b: C, breakTie: BreakTie<C>): boolean => a.totalWeight === b.totalWeight && breakTie(a, b) === 0

/** Competition ranking 1, 1, 3 of a list in order, starting after `placesAbove`; what is right already stays the same object. */
function settle<C extends Contender>(list: Ranked<C>[], breakTie: BreakTie<C>, placesAbove: number): Ranked<C>[] {
  let position = placesAbove
  let sharesWithPrevious = false
  for (let index = 0; index < list.length; index++) {
    const current = list[index]!
    const next = list[index + 1]
    const sharesWithNext = next !== undefined && shares(current.contender, next.contender, breakTie)
    if (!sharesWithPrevious) position = placesAbove + index + 1
    const tied = sharesWithPrevious || sharesWithNext
    if (current.position !== position || current.tied !== tied) list[index] = { contender: current.contender, position, tied }
    sharesWithPrevious = sharesWithNext
  }
  return list
}

/** Competition ranking 1, 1, 3, starting after `placesAbove`. */
export function rank<C extends Contender>(contenders: readonly C[], breakTie: BreakTie<C>, placesAbove = 0): Ranked<C>[] {
  const sorted = [...contenders].sort(listingOrder(breakTie))
  return settle(
    sorted.map((contender, index) => ({ contender, position: placesAbove + index + 1, tied: false })),
    breakTie,
    placesAbove,
  )
}

/**
 * The ranking after one entry changed: `contender` in place of what it was, null when it no longer takes part.
 * Invariant: the same as ranking all of them anew; places that did not move stay the same objects.
 */
export function rerank<C extends Contender>(
  ranked: readonly Ranked<C>[],
  entry: Id,
  contender: C | null,
  breakTie: BreakTie<C>,
): Ranked<C>[] {
  const list = ranked.slice()
  const before = list.findIndex((other) => other.contender.entry === entry)
  if (before >= 0) list.splice(before, 1)
  if (contender) {
    const order = listingOrder(breakTie)
    const above = countLeading(list, (other) => order(other.contender, contender) < 0)
    list.splice(above, 0, { contender, position: 0, tied: false })
  }
  return settle(list, breakTie, 0)
}
