import type { Proof } from '../invariants/proof.ts'

/** What was weighed once counts once, however often it was typed and sent; what was taken back counts no longer. */
export function p2CountsOnce({ day, evidence }: Proof): string[] {
  return day.scale.bags.flatMap(({ ids, where, isGivenUp }) => {
    const counting = ids.filter((id) => evidence.counting.has(id))
    if (counting.length > 1) return [`P2 a bag that was weighed once at ${where} counts ${counting.length} times: ${counting.join(', ')}`]
    return isGivenUp && counting.length === 1 ? [`P2 the bag ${counting[0]} counts, and at ${where} it was taken back`] : []
  })
}
