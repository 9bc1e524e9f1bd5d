import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readTried, useWhatIf, WhatIfScreen, writeTried } from '#features/results/what-if/index.ts'
import { AskWhy, WhySheet } from '#features/results/why/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './results.texts.ts'
import { useResultsAddress } from './use-results-address.ts'

const WRITE_AFTER_MS = 300

export function WhatIfPage() {
  const tournament = useTournament()
  const { search, change } = useResultsAddress()
  const [tried, setTried] = useState(() => readTried(search.rules, tournament.settings))
  useAddressOfRules(writeTried(tried), search.rules)
  const whatIf = useWhatIf(tournament, tried)
  const address = useTableAddress({ pageSize: 20 })
  return (
    <Loaded query={whatIf} what={t('whatIf.resultsNoun')}>
      {({ results, trial }) => (
        <AskWhy value={(why) => change({ why }, true)}>
          <WhatIfScreen
            results={results}
            base={`/director/tournaments/${tournament._id}`}
            trial={trial}
            tried={tried}
            onTry={setTried}
            {...address}
          />
          <WhySheet results={trial.results} why={search.why} onClose={() => change({ why: undefined })} />
        </AskWhy>
      )}
    </Loaded>
  )
}

/** What is tried stands in the address, so that a reload keeps it and a link shows it to somebody else. */
function useAddressOfRules(rules: string | undefined, shown: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (rules === shown) return
    const write = () =>
      void navigate({
        to: '.',
        search: (now: Record<string, unknown>) => ({ ...now, rules }),
        replace: true,
        resetScroll: false,
      })
    const timer = setTimeout(write, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [rules, shown, navigate])
}
