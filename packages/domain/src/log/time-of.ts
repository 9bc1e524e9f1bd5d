/**
 * When something was done: by the clock of who did it; never later than now, and never before what it builds upon, so that a device
 * whose clock is wrong does not undo a newer event. `seen`: what its maker knew of the item.
 */
export function timeOf(claimed: string | undefined, now: string, seen: readonly { at: string }[] = []): string {
  const time = Math.min(Date.parse(claimed ?? now), Date.parse(now))
  return new Date(Math.max(time, ...seen.map(({ at }) => Date.parse(at) + 1))).toISOString()
}
