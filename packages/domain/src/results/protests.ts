/**
 * Where the time for protests stands. `open`: `minutesLeft` full or begun minutes are left. `over`: it has run out. `none`: no
 * window was opened, or it is so long ago that it was for another day of the event.
 */
export type Protests = { kind: 'none' } | { kind: 'open'; until: string; minutesLeft: number } | { kind: 'over'; until: string }

const MINUTE = 60_000
/** A window of day 1 says nothing on day 2. */
const OF_THE_SAME_DAY_MS = 12 * 60 * MINUTE

/** Of the moment that is kept (ISO) and the moment of whose clock asks (milliseconds): no countdown that a restart would lose. */
export function protestsAt(until: string | null | undefined, now: number): Protests {
  if (!until) return { kind: 'none' }
  const left = Date.parse(until) - now
  if (left > 0) return { kind: 'open', until, minutesLeft: Math.ceil(left / MINUTE) }
  return left > -OF_THE_SAME_DAY_MS ? { kind: 'over', until } : { kind: 'none' }
}

/** A window of so many minutes from now; one that is open already is made longer by them. */
export const protestsFor = (minutes: number, until: string | null | undefined, now: number): string => {
  const running = protestsAt(until, now)
  return new Date((running.kind === 'open' ? Date.parse(running.until) : now) + minutes * MINUTE).toISOString()
}
