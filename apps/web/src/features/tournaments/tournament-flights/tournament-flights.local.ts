import { tournamentFlightCalls as calls, type TournamentFlight, tournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { byText } from '@ramplight/domain/kernel/text-order'
import { tournamentsThat } from '#platform/local-families/local-actor.ts'
import { readFamily } from '#platform/local-families/local-family.ts'

/** In the order in which they leave. */
const leaving = (a: TournamentFlight, b: TournamentFlight): number =>
  (a.order ?? 0) - (b.order ?? 0) || byText(a.createdAt, b.createdAt) || byText(a._id, b._id)

readFamily(calls, {
  tbl: 'tournament-flights',
  record: tournamentFlight,
  indexes: ['tournament'],
  besides: ['tournaments', 'tours'],
  order: leaving,
  // Of a tournament that is named, to whoever sees it; else of those the person runs.
  seen: async (local, { tournament }) => {
    const shown = await tournamentsThat(local, tournament ? 'tournament.see' : 'tournament.run')
    return (flight) => shown.has(flight.tournament)
  },
})
