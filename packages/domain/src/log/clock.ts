/**
 * What the clock of a device proves about a moment that it stamped without a network. The offset of a clock is what has to be added to
 * it for the time of the server. It is measured at every contact, so a moment lies between two of them.
 * Invariants: 1. a clock that had the same offset before and after is proven, and its moments stay as they are.
 *             2. any other moment is told by the offset after it, and proves nothing: nobody knows when the clock was set.
 *             3. no moment is later than now; one that was is unproven.
 */

/** So much a measurement over a slow link and a few days of drift may differ. Lateness counts in minutes. */
export const SAME_CLOCK_MS = 10_000

/** `shift`: what is added to each moment. */
export type ClockEvidence = { shift: number; proven: boolean }

/** `before`: the offset that was known when the moment was written; undefined: the clock had never been compared. */
export function clockEvidence(before: number | undefined, after: number): ClockEvidence {
  const moved = after - (before ?? 0)
  if (before !== undefined && Math.abs(moved) <= SAME_CLOCK_MS) return { shift: 0, proven: true }
  return { shift: moved, proven: false }
}

/** Nothing is known of this clock. */
export const NO_EVIDENCE: ClockEvidence = { shift: 0, proven: false }

export const shifted = (moment: string, ms: number): string =>
  ms === 0 ? moment : new Date(Math.trunc(Date.parse(moment) + ms)).toISOString()

/** A moment as it is kept: never one that is still to come. */
export function notAfter(moment: string, now: string): { at: string; proven: boolean } {
  const ahead = Date.parse(moment) - Date.parse(now)
  return ahead > 0 ? { at: now, proven: ahead <= SAME_CLOCK_MS } : { at: moment, proven: true }
}
