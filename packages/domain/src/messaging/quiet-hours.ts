/** Nobody's phone rings for a tournament between nine in the evening and eight in the morning. */
export const QUIET_FROM = 21
export const QUIET_UNTIL = 8

const A_DAY = 24 * 60

/** Minutes until the quiet hours end, by a clock on the wall (`05:10`); 0 outside of them. */
export function minutesOfQuiet(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  if (hour >= QUIET_UNTIL && hour < QUIET_FROM) return 0
  return (QUIET_UNTIL * 60 - (hour * 60 + minute) + A_DAY) % A_DAY
}
