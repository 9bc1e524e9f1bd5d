import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { ExportEvent } from '#features/results/event-files/index.ts'
import { HistoryNeedsInternet, HistoryTable, tournamentAuditQuery } from '#features/system/audit/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './tournament.texts.ts'

export function HistoryPage() {
  const tournament = useTournament()
  const changes = useQuery(tournamentAuditQuery(tournament._id))
  const address = useTableAddress({ pageSize: 20 })
  return (
    <>
      <HistoryNeedsInternet query={changes}>
        <Loaded query={changes} what={t('history.historyNoun')}>
          {(lines) => <HistoryTable lines={lines} zone={zoneOf(tournament)} {...address} />}
        </Loaded>
      </HistoryNeedsInternet>
      <ExportEvent tournament={tournament} />
    </>
  )
}
