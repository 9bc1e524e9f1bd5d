import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { queryOf } from '#platform/query.ts'

export type ConnectedAccount = ResponseOf<typeof calls.getAccount>

/** Whether cards are taken here, and the account of who asks. */
export const ownAccountQuery = () => queryOf(calls.ownAccount, {})
/** What the provider says of the account now. */
export const accountQuery = (stripeId: string) => queryOf(calls.getAccount, { body: { stripeId } })
export const banksQuery = (stripeId: string) => queryOf(calls.externalAccounts, { body: { stripeId } })
export const payoutsQuery = (stripeId: string) => queryOf(calls.accountPayouts, { body: { stripeId } })
/** What a payout is made of, beside our books. */
export const payoutReportQuery = (stripeId: string, payout: string) => queryOf(calls.payoutReport, { body: { stripeId, payout } })
export const movementsQuery = (stripeId: string) => queryOf(calls.transactions, { body: { stripeId } })
