import { timingSafeEqual } from 'node:crypto'

/** Are two proofs the same? Takes as long for a nearly right one as for a wrong one, so that nobody finds it letter by letter. */
export function isSameProof(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
