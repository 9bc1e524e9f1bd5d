import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { PaymentLog } from '@ramplight/domain/money/payment-log'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'

/** Adds events to the payments of a boat, also of one that is deleted. */
export async function sayPayments(entry: string, paymentLog: PaymentLog): Promise<void> {
  await call(tournamentEntryCalls.update, { params: { id: entry }, body: { paymentLog } })
  await refreshed()
}
