import { waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import { queryOf } from '#platform/query.ts'

/** The waiver of a tournament as it reads now, and what the reader has accepted of it. */
export const waiverQuery = (tournament: string) => ({
  ...queryOf(waiverAcceptanceCalls.waiver, { params: { id: tournament } }),
  retry: false,
})
