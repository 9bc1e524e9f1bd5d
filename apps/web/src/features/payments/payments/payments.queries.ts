import { paymentCalls } from '@ramplight/contract/payments/payments'
import { queryOf } from '#platform/query.ts'

/** Everything that was paid or taken for one tournament, void payments included. */
export const tournamentPaymentsQuery = (tournament: string) =>
  queryOf(paymentCalls.search, { body: { sourceModuleRecord: tournament, selectAll: true } })
