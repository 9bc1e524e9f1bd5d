import { moneyCalls } from '@ramplight/contract/payments/money'
import { queryOf } from '#platform/query.ts'

/** What each boat of a tournament is to get, what it got, and what is open. */
export const payoutsQuery = (tournament: string) => queryOf(moneyCalls.payouts, { params: { id: tournament } })

/** The events of whoever asks where payouts wait. */
export const openPayoutsQuery = () => queryOf(moneyCalls.openPayouts, {})
