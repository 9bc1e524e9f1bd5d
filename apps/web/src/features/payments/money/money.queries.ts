import { moneyCalls } from '@ramplight/contract/payments/money'
import { queryOf } from '#platform/query.ts'

/** Who gets what back of a cancelled tournament. */
export const backQuery = (tournament: string) => queryOf(moneyCalls.back, { params: { id: tournament } })

/** What the ledger says of a tournament. */
export const moneyQuery = (tournament: string) => queryOf(moneyCalls.byTournament, { params: { id: tournament } })
