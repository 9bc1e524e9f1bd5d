import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { queryOf } from '#platform/query.ts'
import { rememberIn } from '#platform/remember-in.ts'

/** The log as it stands now, voided weigh-ins included. */
export const weighInsQuery = (tournament: string) => queryOf(weighInCalls.search, { body: { tournament } })
export const weighInHistoryQuery = (id: string) => queryOf(weighInCalls.history, { params: { id } })

/** The server's answer to a write stands in the log at once; the refresh that follows brings the rest. */
export function rememberWeighIn(tournament: string, weighIn: WeighIn): void {
  rememberIn(weighInsQuery(tournament).queryKey, (log) => [...log.filter(({ _id }) => _id !== weighIn._id), weighIn])
}
