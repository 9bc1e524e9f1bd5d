import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { FigureSheet, MoneyLog, MoneyNeedsInternet, moneyQuery } from '#features/payments/money/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { useResultsAddress } from '../results/use-results-address.ts'
import { t } from './money.texts.ts'
import { MoneyRoom } from './money-room.tsx'

export function MoneyLogPage() {
  return (
    <MoneyRoom section="log">
      <Log />
    </MoneyRoom>
  )
}

function Log() {
  const tournament = useTournament()
  const money = useQuery(moneyQuery(tournament._id))
  const table = useTableAddress({ pageSize: 20 })
  const { search, change } = useResultsAddress()
  const zone = zoneOf(tournament)
  return (
    <MoneyNeedsInternet query={money}>
      <Loaded query={money} what={t('room.moneyNoun')}>
        {(loaded) => (
          <>
            <MoneyLog money={loaded} tournament={tournament} zone={zone} table={table} onOpen={(why) => change({ why }, true)} />
            <FigureSheet money={loaded} why={search.why} zone={zone} onClose={() => change({ why: undefined })} />
          </>
        )}
      </Loaded>
    </MoneyNeedsInternet>
  )
}
