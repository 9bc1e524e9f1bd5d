import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { MoneyNeedsInternet, MoneyView, moneyQuery } from '#features/payments/money/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useActor } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './results.texts.ts'
import { useResultsAddress } from './use-results-address.ts'

export function MoneyPage() {
  const tournament = useTournament()
  return can(useActor(), 'tournament.edit', tournament) ? (
    <Money tournament={tournament} />
  ) : (
    <ForbiddenState text={t('money.notAllowed')} />
  )
}

function Money({ tournament }: { tournament: Tournament }) {
  const money = useQuery(moneyQuery(tournament._id))
  const table = useTableAddress({ pageSize: 20 })
  const { search, change } = useResultsAddress()
  return (
    <MoneyNeedsInternet query={money}>
      <Loaded query={money} what={t('money.moneyNoun')}>
        {(loaded) => (
          <MoneyView
            money={loaded}
            tournament={tournament}
            zone={zoneOf(tournament)}
            today={todayAt(zoneOf(tournament), new Date())}
            why={search.why}
            onWhy={(why) => change({ why }, why !== undefined)}
            table={table}
          />
        )}
      </Loaded>
    </MoneyNeedsInternet>
  )
}
