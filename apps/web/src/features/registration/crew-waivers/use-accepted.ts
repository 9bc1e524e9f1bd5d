import { type WaiverAcceptance, waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { waiverOf } from '@ramplight/domain/registration/waiver'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'

const acceptedQuery = (tournament: string) => ({
  ...queryOf(waiverAcceptanceCalls.accepted, { params: { id: tournament } }),
  retry: false,
})

/** Who has accepted. Null: this tournament has no waiver. `unknown`: the server has not answered, as without a signal, or is not asked. */
export function useAccepted(tournament: Tournament, mayAsk = true): readonly WaiverAcceptance[] | 'unknown' | null {
  const has = waiverOf(tournament) !== null
  const { data } = useQuery({ ...acceptedQuery(tournament._id), enabled: has && mayAsk })
  return has ? (data ?? 'unknown') : null
}
export type Accepted = ReturnType<typeof useAccepted>
