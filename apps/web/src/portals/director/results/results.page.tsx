import { can } from '@ramplight/domain/policies/policies'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { ResultsScreen, useResults } from '#features/results/screen/index.ts'
import { AskWhy, WhySheet } from '#features/results/why/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useActor } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './results.texts.ts'
import { ResultsTabs } from './results-tabs.tsx'
import { useResultsAddress } from './use-results-address.ts'

export function ResultsPage() {
  const tournament = useTournament()
  const results = useResults(tournament)
  const actor = useActor()
  const mayEdit = can(actor, 'tournament.edit', tournament)
  const mayRun = can(actor, 'tournament.run', tournament)
  const address = useTableAddress({ pageSize: 20 })
  const { search, change } = useResultsAddress()
  return (
    <>
      <ResultsTabs at="standings" />
      <Loaded query={results} what={t('results.resultsNoun')}>
        {(loaded) => (
          <AskWhy value={(why) => change({ why }, true)}>
            <ResultsScreen
              results={loaded}
              base={`/director/tournaments/${tournament._id}`}
              mayEdit={mayEdit}
              mayRun={mayRun}
              place={{ tab: search.tab ?? 'overall', closeOut: search['close-out'] }}
              onPlace={(place) => change(place)}
              {...address}
            />
            <WhySheet results={loaded} why={search.why} onClose={() => change({ why: undefined })} />
          </AskWhy>
        )}
      </Loaded>
    </>
  )
}
