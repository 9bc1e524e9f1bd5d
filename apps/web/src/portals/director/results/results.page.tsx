import { can } from '@ramplight/domain/policies/policies'
import { Loaded } from '@ramplight/ui/loaded.tsx'
import { ResultsScreen } from '#features/results/screen/results-screen.tsx'
import { useResults } from '#features/results/screen/use-results.ts'
import { AskWhy } from '#features/results/why/why-figure.tsx'
import { WhySheet } from '#features/results/why/why-sheet.tsx'
import { useTournament } from '#features/tournaments/tournaments/tournament-context.ts'
import { useActor } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { useResultsAddress } from './use-results-address.ts'

export function ResultsPage() {
  const tournament = useTournament()
  const results = useResults(tournament)
  const mayEdit = can(useActor(), 'tournament.edit', tournament)
  const address = useTableAddress({ pageSize: 20 })
  const { search, change } = useResultsAddress()
  return (
    <Loaded query={results} what="results">
      {(loaded) => (
        <AskWhy value={(why) => change({ why }, true)}>
          <ResultsScreen
            results={loaded}
            base={`/director/tournaments/${tournament._id}`}
            mayEdit={mayEdit}
            place={{ tab: search.tab ?? 'overall', closeOut: search['close-out'] }}
            onPlace={(place) => change(place)}
            {...address}
          />
          <WhySheet results={loaded} why={search.why} onClose={() => change({ why: undefined })} />
        </AskWhy>
      )}
    </Loaded>
  )
}
