/** What guessing costs on a device: five tries are free; each further one costs twice the wait of the one before, up to a quarter of an hour. */
const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

/** Milliseconds to wait after so many wrong tries in a row. */
export function waitMsAfter(tries: number): number {
  const over = tries - FREE_TRIES
  return over < 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** over, LONGEST_WAIT_MS)
}

/** Seconds that are left to wait; a clock that was set wrong keeps nobody out for longer than the longest wait. */
export const secondsToWait = (waitUntil: number, now: number): number =>
  Math.ceil(Math.max(0, Math.min(waitUntil - now, LONGEST_WAIT_MS)) / 1000)
