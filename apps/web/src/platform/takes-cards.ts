import { useQuery } from '@tanstack/react-query'
import { queryOf } from './query.ts'
import { calls } from './takes-cards.open-calls.ts'

/** Can the entries of this tournament be paid by card? Only the server knows. */
export const takesCardsQuery = (tournament: string) => queryOf(calls.takesCards, { params: { id: tournament } })

/** The same for a screen. No, until the server has said yes. `asks`: whether it matters here. */
export const useTakesCards = (tournament: string, asks = true): boolean =>
  useQuery({ ...takesCardsQuery(tournament), enabled: asks }).data?.takesCards === true
