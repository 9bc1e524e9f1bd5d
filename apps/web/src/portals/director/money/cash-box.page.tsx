import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { can } from '@ramplight/domain/policies/policies'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { CashBox } from '#features/payments/cash-box/index.ts'
import { moneyQuery } from '#features/payments/money/index.ts'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useActor } from '#platform/use-session.ts'
import { t } from './money.texts.ts'
import { MoneyRoom } from './money-room.tsx'

export function CashBoxPage() {
  const tournament = useTournament()
  const entries = useQuery(entriesQuery(tournament._id))
  const mayEdit = can(useActor(), 'tournament.edit', tournament)
  // What the server knows beside it, such as names; the box does without.
  const money = useQuery({ ...moneyQuery(tournament._id), enabled: mayEdit })
  const zone = zoneOf(tournament)
  return (
    <MoneyRoom section="cashBox">
      <Loaded query={entries} what={t('boats.noun')}>
        {(boats) => <CashBox tournament={tournament} entries={boats} money={money.data} zone={zone} today={todayAt(zone, new Date())} />}
      </Loaded>
    </MoneyRoom>
  )
}
