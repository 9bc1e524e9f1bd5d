import type { Proof } from '../invariants/proof.ts'

/**
 * What was weighed once counts once, however often it was typed and sent; what was taken back counts no longer, unless its taking
 * back was refused and waits for a person. In a tournament that was deleted nothing counts, and nothing is taken back any more.
 */
export function p2CountsOnce({ day, evidence, left }: Proof): string[] {
  const refused = left.flatMap(({ quarantine }) => quarantine.map(({ id, set }) => id + JSON.stringify(set ?? null)))
  const isDeleted = !evidence.alive.get('tournaments')?.has(day.tournament)
  return day.scale.bags.flatMap(({ ids, where, isGivenUp }) => {
    const counting = ids.filter((id) => evidence.counting.has(id))
    if (counting.length > 1) return [`P2 a bag that was weighed once at ${where} counts ${counting.length} times: ${counting.join(', ')}`]
    const [bag] = counting
    if (!isGivenUp || !bag || isDeleted || refused.some((text) => text.includes(bag))) return []
    return [`P2 the bag ${bag} counts, and at ${where} it was voided`]
  })
}
