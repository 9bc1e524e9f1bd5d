import { moneyCalls } from '@ramplight/contract/payments/money'
import { queryOf } from '#platform/query.ts'

/** What an entry has paid, what it got back, and what it can get back today. */
export const refundableQuery = (entry: string) => queryOf(moneyCalls.refundable, { params: { id: entry } })
