import { paymentCalls } from '@ramplight/contract/payments/payments'
import { queryOf } from '#platform/query.ts'

/** The ledger a person may see, newest first. */
export const paymentsQuery = () => queryOf(paymentCalls.search, { body: { sortField: 'createdAt', sortOrder: 'desc', selectAll: true } })
