import { can } from '@ramplight/domain/policies/policies'
import { fullName } from '@ramplight/domain/registration/full-name'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { CalcuttaNeedsInternet, CalcuttaView, calcuttaQuery } from '#features/payouts/calcutta/index.ts'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useActor } from '#platform/use-session.ts'
import { t } from './calcutta.texts.ts'

export function CalcuttaPage() {
  const tournament = useTournament()
  const actor = useActor()
  const calcutta = useQuery(calcuttaQuery(tournament._id))
  const { data: entries = [] } = useQuery(entriesQuery(tournament._id))
  const people = entries.flatMap(({ anglers }) => anglers.map((one) => ({ _id: one._id, name: fullName(one) })))
  return (
    <CalcuttaNeedsInternet query={calcutta}>
      <Loaded query={calcutta} what={t('calcutta.noun')}>
        {({ calcutta: loaded }) => (
          <CalcuttaView
            tournament={tournament._id}
            calcutta={loaded}
            entries={entries}
            people={people}
            mayRun={can(actor, 'tournament.run', tournament)}
            mayEdit={can(actor, 'tournament.edit', tournament)}
          />
        )}
      </Loaded>
    </CalcuttaNeedsInternet>
  )
}
