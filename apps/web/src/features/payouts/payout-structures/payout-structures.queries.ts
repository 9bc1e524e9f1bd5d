import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { queryOf } from '#platform/query.ts'

/** The payout tables a person can choose from: their own and the system ones. */
export const payoutStructuresQuery = () => queryOf(payoutStructureCalls.list, {})

/** One of them; without an id the default of 40 places is meant and nothing is asked. */
export const payoutStructureQuery = (id: string | undefined) => ({
  ...queryOf(payoutStructureCalls.get, { params: { id: id ?? '' } }),
  enabled: id !== undefined,
})
