import type { Id } from '../kernel/ids.ts'
import { byText, byTextMissingLast } from '../kernel/text-order.ts'
import type { Weight } from '../kernel/units.ts'

export type Contender = { entry: Id; createdAt?: string | null; totalWeight: Weight; bigFish: Weight }
export type Ranked<C> = { contender: C; position: number; tied: boolean }

/** The last two keys of S4: the earlier sign-up, then the id. They order a list, never a position. */
export const bySignUp = (a: Pick<Contender, 'entry' | 'createdAt'>, b: Pick<Contender, 'entry' | 'createdAt'>): number =>
  byTextMissingLast(a.createdAt, b.createdAt) || byText(a.entry, b.entry)

/** S4: weight down, big fish down, earlier sign-up, id. */
export const byWeight = (a: Contender, b: Contender): number => b.totalWeight - a.totalWeight || b.bigFish - a.bigFish || bySignUp(a, b)

/** S5: an equal weight shares a position, unless the bigger fish breaks the tie. */
export const sharesPosition = (a: Contender, b: Contender, breakTiesWithBigFish: boolean): boolean =>
  a.totalWeight === b.totalWeight && (!breakTiesWithBigFish || a.bigFish === b.bigFish)

/** Competition ranking 1, 1, 3, starting after `placesAbove`. */
export function rank<C extends Contender>(contenders: readonly C[], breakTiesWithBigFish: boolean, placesAbove = 0): Ranked<C>[] {
  const ranked = [...contenders].sort(byWeight).map((contender): Ranked<C> => ({ contender, position: 0, tied: false }))
  let previous: Ranked<C> | null = null
  for (let index = 0; index < ranked.length; index++) {
    const current: Ranked<C> = ranked[index]!
    if (previous && sharesPosition(previous.contender, current.contender, breakTiesWithBigFish)) {
      previous.tied = true
      current.tied = true
      current.position = previous.position
    } else {
      current.position = placesAbove + index + 1
    }
    previous = current
  }
  return ranked
}
