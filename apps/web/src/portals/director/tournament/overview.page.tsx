import { useQuery } from '@tanstack/react-query'
import { CommandCentre } from '#features/command-centre/index.ts'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { tournamentAuditQuery } from '#features/system/audit/index.ts'
import { boardQuery } from '#features/tournaments/angler-today/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'

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
