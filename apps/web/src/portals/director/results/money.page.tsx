import type { TournamentMoney } from '@ramplight/contract/payments/money'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { CashBox } from '#features/payments/cash-box/index.ts'
import { MoneyNeedsInternet, MoneyView, moneyQuery } from '#features/payments/money/index.ts'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useActor } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './results.texts.ts'
import { useResultsAddress } from './use-results-address.ts'

export function MoneyPage() {
  const tournament = useTournament()
  const actor = useActor()
  if (!can(actor, 'tournament.run', tournament)) return <ForbiddenState text={t('money.notAllowed')} />
  return can(actor, 'tournament.edit', tournament) ? <Money tournament={tournament} /> : <Box tournament={tournament} money={undefined} />
}

/** The cash box alone: whoever runs the ramp. */
function Box({ tournament, money }: { tournament: Tournament; money: TournamentMoney | undefined }) {
  const entries = useQuery(entriesQuery(tournament._id))
  const zone = zoneOf(tournament)
  return (
    <Loaded query={entries} what={t('money.moneyNoun')}>
      {(boats) => <CashBox tournament={tournament} entries={boats} money={money} zone={zone} today={todayAt(zone, new Date())} />}
    </Loaded>
  )
}

function Money({ tournament }: { tournament: Tournament }) {
  const money = useQuery(moneyQuery(tournament._id))
  const table = useTableAddress({ pageSize: 20 })
  const { search, change } = useResultsAddress()
  return (
    <>
      <Box tournament={tournament} money={money.data} />
      <MoneyNeedsInternet query={money}>
        <Loaded query={money} what={t('money.moneyNoun')}>
          {(loaded) => (
            <MoneyView
              money={loaded}
              tournament={tournament}
              zone={zoneOf(tournament)}
              why={search.why}
              onWhy={(why) => change({ why }, why !== undefined)}
              table={table}
            />
          )}
        </Loaded>
      </MoneyNeedsInternet>
    </>
  )
}
