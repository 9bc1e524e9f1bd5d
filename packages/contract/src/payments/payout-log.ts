import { PLACES } from '@ramplight/domain/money/accounts'
import { MONEY_EVENT_KINDS } from '@ramplight/domain/money/money-event'
import { MOST_PAYOUT_SEEN } from '@ramplight/domain/money/payout-log'
import { z } from 'zod'
import { id, isoDateTime, mapOf, money, text } from '../kernel/fields.ts'

/** Beyond what is said of any payout: what was kept is always read. */
const MOST = 500

const event = z.strictObject({
  kind: z.enum(MONEY_EVENT_KINDS),
  item: id,
  act: z.enum(['make', 'correct', 'void']),
  at: isoDateTime,
  amount: money,
  method: z.enum(PLACES).nullable(),
  payee: id.nullable(),
  /** The number of a check. */
  note: text(60).nullish(),
  seen: z.array(id).max(MOST_PAYOUT_SEEN).nullish(),
  /** The server says who said it, and on which device. */
  by: id.nullish(),
  device: text(80).nullish(),
})

/**
 * What was said of one payout, by the ids of the events (`domain/money/payout-log.ts`): what official results owe, and what was handed out, came
 * back, or is let be. A device adds what people did by hand.
 */
export const payoutLog = mapOf(id, event, MOST).meta({ id: 'PayoutLog' })
