import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { weighInsQuery } from '#features/weigh-in/weigh-ins/index.ts'
import type { Results } from '../screen/results-view.ts'
import { useResults } from '../screen/use-results.ts'
import { runTrial, weighedField } from './trial.ts'
import type { TriedRules } from './tried-rules.ts'

/** The results in force and under the tried rules: worked out here, from what the results page has loaded anyway. */
export function useWhatIf(tournament: Tournament, tried: TriedRules) {
  const results = useResults(tournament)
  const saved = useQuery(weighInsQuery(tournament._id)).data
  // Typing goes before counting.
  const counted = useDeferredValue(tried)
  const weighed = useMemo(() => results.data && saved && weighedField(results.data.entries.values(), saved), [results.data, saved])
  const data = useMemo(
    () => (results.data && weighed ? { results: results.data, trial: runTrial(results.data, weighed, counted) } : undefined),
    [results.data, weighed, counted],
  )
  return { ...results, data } satisfies { data: { results: Results } | undefined }
}
