import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { PayoutsView } from '#features/results/payouts/index.ts'
import { useResults } from '#features/results/screen/index.ts'
import { AskWhy, WhySheet } from '#features/results/why/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './results.texts.ts'
import { ResultsTabs } from './results-tabs.tsx'
import { useResultsAddress } from './use-results-address.ts'

export function PoolPage() {
  const tournament = useTournament()
  const results = useResults(tournament)
  const address = useTableAddress({ pageSize: 20 })
  const { search, change } = useResultsAddress()
  return (
    <>
      <ResultsTabs at="pool" />
      <Loaded query={results} what={t('payouts.payoutsNoun')}>
        {(loaded) => (
          <AskWhy value={(why) => change({ why }, true)}>
            <PayoutsView results={loaded} base={`/director/tournaments/${tournament._id}`} {...address} />
            <WhySheet results={loaded} why={search.why} onClose={() => change({ why: undefined })} />
          </AskWhy>
        )}
      </Loaded>
    </>
  )
}
