/** What is known of a tournament that takes entries and has not started. */
export type OpenFacts = {
  /** Boats that can weigh. */
  boats: number
  unnumbered: number
  unpaid: number
  /** False once registration has closed. */
  takesEntries: boolean
  /** Days until its first date; 0 on the day. */
  daysAhead: number
}

/** What a director does next while a tournament is Open. */
export type NextWhileOpen = 'enter' | 'collect' | 'share' | 'draw' | 'start'

/** From here on boat numbers are drawn, even while late entries are still taken. */
const DRAW_DAYS_AHEAD = 2

/**
 * Entries first, then their money, then more entries. Boats are drawn once the field stands: when registration has closed, or the day is
 * near. A field that has all its numbers, however early, is ready to start.
 */
export function nextWhileOpen({ boats, unnumbered, unpaid, takesEntries, daysAhead }: OpenFacts): NextWhileOpen {
  if (boats === 0) return 'enter'
  if (unnumbered === 0) return 'start'
  if (!takesEntries || daysAhead <= DRAW_DAYS_AHEAD) return 'draw'
  return unpaid > 0 ? 'collect' : 'share'
}
