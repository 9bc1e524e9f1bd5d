import { accountCalls as calls } from '@ramplight/contract/payments/accounts'
import { queryOf } from '#platform/query.ts'

/** The account of a person, in a list: everybody has one at most. */
export const accountQuery = (user: string) => queryOf(calls.search, { body: { user } })
