import { newId } from '@ramplight/contract/kernel/new-id'
import type { Membership } from '@ramplight/contract/tours/memberships'
import type { Cents } from '@ramplight/domain/kernel/units'
import { memberPayment } from '@ramplight/domain/money/member-log'
import type { PaidWith } from '@ramplight/domain/money/paid-with'
import { type PaymentLog, voidsOf } from '@ramplight/domain/money/payment-log'
import { timeHere } from '#platform/local/book/time-here.ts'

type Paying = Pick<Membership, 'paymentLog'>
const now = () => new Date(timeHere()).toISOString()

/** A payment that was taken by hand this moment. */
export const takenNow = ({ paymentLog }: Paying, amount: Cents, paidWith: PaidWith | null, id: string): PaymentLog =>
  memberPayment(paymentLog, amount, paidWith, { at: now(), newId: () => id })

/** One payment never happened. `taken`: what of the log is newer than this version of the member. */
export const voidedNow = ({ paymentLog }: Paying, item: string, taken: PaymentLog = {}): PaymentLog =>
  voidsOf({ ...paymentLog, ...taken }, [item], { at: now(), newId })
