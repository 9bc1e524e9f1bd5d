import { type CheckInLog, foldCheckIns } from '@ramplight/domain/registration/check-in-log'
import { same } from '@ramplight/domain/sync/leaves'
import type { Day, Tap } from '../at-the-ramp.ts'
import type { Proof } from '../invariants/proof.ts'

/** Lateness counts in minutes. */
const A_MINUTE = 60_000
/** Two measurements of one clock. */
const ALIKE_MS = 10_000

/**
 * Every tap at the check-in station is in the log of its boat, or waits on its device; what the boat shows is what follows from the log;
 * a moment that is called proven is the true one, whatever clocks were set; and one by a clock that was never set is proven, so nobody is
 * asked about it.
 */
export function p11CheckIns({ day, evidence, projections, left }: Proof): string[] {
  const entries = projections.ana.get('tournament-entries') ?? new Map<string, Record<string, unknown>>()
  const held = JSON.stringify(left.map(({ outbox, quarantine }) => [outbox, quarantine]))
  const found: string[] = []
  for (const [boat, { checkInLog, checkedInAt, checkIns }] of entries)
    if (!same(foldCheckIns((checkInLog ?? {}) as CheckInLog), { checkedInAt, checkIns }))
      found.push(`P11 the check-ins of ${boat} are not what follows from its log`)
  for (const tap of day.taps) {
    const log = entries.get(evidence.aliases.get(tap.boat) ?? tap.boat)?.checkInLog as CheckInLog | undefined
    const event = log?.[tap.id]
    const isGivenUp = day.said.givenUp.some(({ rec }) => rec === tap.boat)
    if (log && !event && !held.includes(tap.id) && !isGivenUp) found.push(`P11 the check-in ${tap.id} of ${tap.boat} is nowhere`)
    if (event && !event.clock && !tap.voids && Math.abs(Date.parse(event.at) - tap.at) > A_MINUTE && !wasSetThereAndBack(day, tap))
      found.push(`P11 ${event.at} is called proven for ${tap.boat}, and it was ${new Date(tap.at).toISOString()}`)
    if (event?.clock && !tap.voids && wasNeverSet(day, tap) && !wasFiled(day, tap))
      found.push(`P11 ${event.at} of ${tap.boat} is called ${event.clock}, and nobody has set the clock`)
  }
  return found
}

const wasNeverSet = ({ clocks }: Day, { device }: Tap): boolean => clocks.filter((one) => one.device === device).length === 1

/** It may have waited when a file was made. */
const wasFiled = ({ filed }: Day, { device, at }: Tap): boolean => filed.some((one) => one.device === device && one.at >= at)

/** A clock that was set for the tap alone looks at both contacts as it always does: nothing can tell. */
function wasSetThereAndBack({ clocks }: Day, { device, at, skew }: Tap): boolean {
  const own = clocks.filter((one) => one.device === device)
  const [before, after] = [own.filter((one) => one.at <= at), own.filter((one) => one.at >= at)]
  const isAlike = (a: number, b: number) => Math.abs(a - b) <= ALIKE_MS
  return before.some((was) => !isAlike(was.skew, skew) && after.some((is) => isAlike(was.skew, is.skew)))
}
