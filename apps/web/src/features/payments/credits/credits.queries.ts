import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { queryOf } from '#platform/query.ts'

/** What a director has; one without a bank has nothing. */
export const creditsQuery = (director: string) => queryOf(directorCreditBankCalls.byUser, { params: { id: director } })
/** One bank, for who looks after all of them. */
export const bankQuery = (id: string) => queryOf(directorCreditBankCalls.get, { params: { id } })
