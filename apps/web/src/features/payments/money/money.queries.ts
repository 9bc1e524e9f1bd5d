import { moneyCalls } from '@ramplight/contract/payments/money'
import { queryOf } from '#platform/query.ts'

/** What the ledger says of a tournament. */
export const moneyQuery = (tournament: string) => queryOf(moneyCalls.byTournament, { params: { id: tournament } })
