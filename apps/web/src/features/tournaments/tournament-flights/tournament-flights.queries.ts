import { type TournamentFlight, tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { queryOf } from '#platform/query.ts'

export const flightsQuery = (tournament: string) => queryOf(tournamentFlightCalls.search, { body: { tournament } })

/** In the order they leave. */
export const inOrder = (flights: readonly TournamentFlight[]): TournamentFlight[] =>
  [...flights].sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.name.localeCompare(b.name, 'en', { numeric: true }))
