import { Loaded } from '@ramplight/ui/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { tournamentAuditQuery } from '#features/system/audit/audit.queries.ts'
import { HistoryNeedsInternet } from '#features/system/audit/history-needs-internet.tsx'
import { HistoryTable } from '#features/system/audit/history-table.tsx'
import { useTournament } from '#features/tournaments/tournaments/tournament-context.ts'
import { eventZone } from '#platform/event-zone.ts'
import { useTableAddress } from '#platform/use-table-address.ts'

export function HistoryPage() {
  const tournament = useTournament()
  const changes = useQuery(tournamentAuditQuery(tournament._id))
  const address = useTableAddress({ pageSize: 20 })
  return (
    <HistoryNeedsInternet query={changes}>
      <Loaded query={changes} what="history">
        {(lines) => <HistoryTable lines={lines} zone={eventZone(tournament)} {...address} />}
      </Loaded>
    </HistoryNeedsInternet>
  )
}
