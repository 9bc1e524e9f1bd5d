import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { queryOf } from '#platform/query.ts'

export const flightsQuery = (tournament: string) => queryOf(tournamentFlightCalls.search, { body: { tournament } })

const DAY_MINUTES = 24 * 60
const CLOCK = /^(\d{2}):(\d{2})$/

/** `06:00` and 45 minutes: `06:45`; minutes below 0 are earlier. Null where that is another day, or where there is no time. */
export function laterClock(time: string | null | undefined, minutes: number): string | null {
  const parts = CLOCK.exec(time ?? '')
  if (!parts) return null
  const at = Number(parts[1]) * 60 + Number(parts[2]) + minutes
  if (at < 0 || at >= DAY_MINUTES) return null
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
