import { PLACES } from '@ramplight/domain/money/accounts'
import { z } from 'zod'
import { count, id, isoDateTime, mapOf, moneyTotal, text } from '../kernel/fields.ts'

/** Of one thing that a payment pays for: the entry fee (`fee`), a pot by its id, or the membership of a season. */
const buying = z.strictObject({ item: text(60), cents: moneyTotal, times: count, charged: moneyTotal })
/** Beyond what any boat buys, and beyond the payments of any boat. */
const MOST = 200

/**
 * The payments by hand of one boat, or of one member of a season, by the ids of their events (`domain/money/payment-log.ts`). A payment is made, corrected with its whole
 * content, or voided: it never happened. Two tablets that each took money have two payments. Only the server says who took it (`by`), and on which
 * device.
 */
export const paymentLog = mapOf(
  id,
  z.strictObject({
    item: id,
    act: z.enum(['make', 'correct', 'void']),
    at: isoDateTime,
    method: z.enum(PLACES),
    note: text(120).nullish(),
    buys: z.array(buying).max(MOST),
    seen: z.array(id).max(MOST),
    by: id.nullish(),
    device: text(80).nullish(),
  }),
  MOST,
).meta({ id: 'PaymentLog' })
