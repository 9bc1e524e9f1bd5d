import { cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './query.ts'

/** Can the entries of this tournament be paid by card? Only the server knows. */
export const takesCardsQuery = (tournament: string) => queryOf(cardCheckoutCalls.takesCards, { params: { id: tournament } })

/** The same for a screen. No, until the server has said yes. */
export const useTakesCards = (tournament: string): boolean => useQuery(takesCardsQuery(tournament)).data?.takesCards === true
