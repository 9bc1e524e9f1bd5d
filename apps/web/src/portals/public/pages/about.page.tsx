import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { setupStateQuery } from '#platform/setup-state.ts'
import { AboutView } from './about-view.tsx'
import { calls } from './levels.open-calls.ts'

/** What the product is, what it costs on this server, and what each plan includes. */
export function AboutPage() {
  const takesCards = useQuery(setupStateQuery()).data?.takesCards
  const levels = useQuery(queryOf(calls.list, {})).data
  return <AboutView takesCards={takesCards} sold={levels?.filter((level) => level.for_sale)} />
}
