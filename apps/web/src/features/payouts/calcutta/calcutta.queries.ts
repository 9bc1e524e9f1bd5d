import { calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import { queryOf } from '#platform/query.ts'

/** Another station may sell meanwhile. */
const ASK_AGAIN_MS = 10_000

export const calcuttaQuery = (tournament: string) => ({
  ...queryOf(calcuttaCalls.byTournament, { params: { id: tournament } }),
  refetchInterval: ASK_AGAIN_MS,
})
