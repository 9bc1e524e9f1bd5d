import { PLACES } from '@ramplight/domain/money/accounts'
import { LONGEST_NOTE } from '@ramplight/domain/money/paid-with'
import { MOST_SEEN, PAYMENT_KINDS } from '@ramplight/domain/money/payment-log'
import { z } from 'zod'
import { id, isoDateTime, mapOf, money, moneyDelta, text } from '../kernel/fields.ts'

/** Who pays anew after everything was refunded may buy less than before. */
const signed = z.number().int().min(-1000).max(1000)
/** Of one thing that a payment pays for, or a refund takes back: the entry fee (`fee`), a pot by its id, or the membership of a season; null where nobody says. */
const buying = z.strictObject({ item: text(60).nullable(), cents: money, times: signed, charged: moneyDelta, again: moneyDelta.optional() })
/** Beyond what any boat buys, and beyond the payments of any boat: what was kept is always read. */
const [MOST_THINGS, MOST] = [200, 2000]

const event = {
  item: id,
  act: z.enum(['make', 'correct', 'void']),
  at: isoDateTime,
  method: z.enum(PLACES),
  /** The number of a check, or why a refund was made. */
  note: text(200).nullish(),
  buys: z.array(buying).max(MOST_THINGS),
  seen: z.array(id).max(MOST_SEEN),
  by: id.nullish(),
  device: text(80).nullish(),
}

/**
 * The payments by hand of one boat, and its refunds at the ramp, by the ids of their events (`domain/money/payment-log.ts`). One is made, corrected
 * with its whole content, or voided: it never happened. Two tablets that each took money have two payments. Only the server says who took it
 * (`by`), and on which device. `kind`: where nothing is said it is a payment.
 */
export const paymentLog = mapOf(id, z.strictObject({ kind: z.enum(PAYMENT_KINDS).optional(), ...event }), MOST).meta({ id: 'PaymentLog' })

/** The same of one member of a season, who gets no refund by hand. */
export const memberPaymentLog = mapOf(id, z.strictObject({ ...event, note: text(LONGEST_NOTE).nullish() }), MOST).meta({
  id: 'MemberPaymentLog',
})
