import { cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import { queryOf } from './query.ts'

/** Can the entries of this tournament be paid by card? Only the server knows. */
export const takesCardsQuery = (tournament: string) => queryOf(cardCheckoutCalls.takesCards, { params: { id: tournament } })
