import type { Id } from '../kernel/ids.ts'
import { presentEntries } from '../scoring/field.ts'
import { bySignUp } from '../scoring/ranking.ts'
import type { EntryCore } from '../scoring/types.ts'

export type BoatNumberMode = 'sign-up-order' | 'random'
export type BoatNumber = { _id: Id; boatNumber: number }

/** mulberry32: every call answers an unsigned 32-bit integer, the same sequence for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** B2: a draw that anybody can repeat from its seed. */
function shuffle<T>(items: readonly T[], seed: number): T[] {
  const shuffled = [...items]
  const draw = mulberry32(seed)
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor((draw() * (i + 1)) / 2 ** 32)
    const held = shuffled[i]!
    shuffled[i] = shuffled[j]!
    shuffled[j] = held
  }
  return shuffled
}

/**
 * Boat numbers 1..n (B1, B2), in order of the number; old numbers are replaced. Worked example: docs/algorithms/boat-numbers.md
 * Random numbers need a `seed`, a 32-bit integer the caller keeps with the draw.
 */
export function boatNumbers({
  entries,
  mode,
  seed,
}: {
  entries?: EntryCore[] | null
  mode?: BoatNumberMode | null
  seed?: number | null
}): BoatNumber[] {
  const signedUp = presentEntries(entries).sort((a, b) =>
    bySignUp({ entry: a._id, createdAt: a.createdAt }, { entry: b._id, createdAt: b.createdAt }),
  )
  const order = mode === 'random' ? shuffle(signedUp, seed ?? 0) : signedUp
  return order.map(({ _id }, index) => ({ _id, boatNumber: index + 1 }))
}
