import { useQuery } from '@tanstack/react-query'
import { CommandCentre } from '#features/command-centre/command-centre.tsx'
import { entriesQuery } from '#features/registration/tournament-entries/tournament-entries.queries.ts'
import { tournamentAuditQuery } from '#features/system/audit/audit.queries.ts'
import { boardQuery } from '#features/tournaments/angler-today/angler-today.queries.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/tournament-flights.queries.ts'
import { useTournament } from '#features/tournaments/tournaments/tournament-context.ts'

export function OverviewPage() {
  const tournament = useTournament()
  const entries = useQuery({ ...entriesQuery(tournament._id), refetchInterval: 30_000 })
  const flights = useQuery(flightsQuery(tournament._id))
  const changes = useQuery(tournamentAuditQuery(tournament._id))
  const begun = ['In Progress', 'Closed', 'Completed'].includes(tournament.status)
  const board = useQuery({ ...boardQuery(tournament._id), enabled: begun, refetchInterval: 30_000 })
  return (
    <CommandCentre
      tournament={tournament}
      entries={entries}
      flights={flights.data ?? []}
      changes={changes}
      board={begun ? board.data : undefined}
    />
  )
}
