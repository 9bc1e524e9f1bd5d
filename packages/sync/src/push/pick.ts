import { MOST_WAIT_MS } from '../engine/backoff.ts'
import { waitsForTheClock } from '../outbox/compare-clock.ts'
import { mentions } from '../outbox/hold-children.ts'
import type { OutboxRow } from '../types.ts'
import { isFinal } from './is-final.ts'

/**
 * What is sent next, of what waits: deletions, changes, events, calls; parents first; then as it was made.
 * Invariants: 1. never two changes of one record, and never one before an older one of its record.
 *             2. nothing that was made after a call about a tournament (finalize) overtakes it, and the call overtakes nothing
 *                that was made before it.
 *             3. what makes a tournament official goes by itself: a no to anything that was made before it holds it back
 *                (`outbox/hold-children.ts`).
 *             4. what the server broke on goes by itself, when nothing else is left.
 *             5. a moment goes once the server has been heard after it: the next round says hello first.
 */
export function pick(
  rows: readonly OutboxRow[],
  { size, now, calls, isAlone = true }: { size: number; now: number; calls: readonly OutboxRow[]; isAlone?: boolean },
): OutboxRow[] {
  const picked: OutboxRow[] = []
  const suspects: OutboxRow[] = []
  const left: OutboxRow[] = []
  for (const row of rows) {
    if (picked.length === size || picked.some(isFinal)) break
    const isTooMany = isFinal(row) && (picked.length > 0 || !isAlone)
    const mayGo =
      !isTooMany &&
      isDue(row, now) &&
      !row.behind &&
      !waitsForTheClock(row) &&
      !(row.kind === 'call' ? left : calls).some((other) => holdsBack(other, row))
    const place = !mayGo ? left : isSuspect(row) ? suspects : picked
    place.push(row)
  }
  return picked.length ? picked : suspects.slice(0, 1)
}

/** It was sent by itself, and brought no answer that can be used. */
export const isSuspect = ({ alone }: OutboxRow): boolean => alone !== undefined

/** A time too far ahead comes from a clock that was set back meanwhile. */
const isDue = ({ notBefore = 0 }: OutboxRow, now: number): boolean => notBefore <= now || notBefore > now + MOST_WAIT_MS

/** Of a call, and a change of what it is about or names: an answer its record, a draw its boats. */
const isAbout = (call: OutboxRow, row: OutboxRow): boolean => mentions(row, call.id) || mentions(call, row.id)

const holdsBack = (other: OutboxRow, row: OutboxRow): boolean => {
  if (other === row || (other.n ?? 0) > (row.n ?? 0)) return false
  return row.kind === 'call' ? isAbout(row, other) : isAbout(other, row)
}
