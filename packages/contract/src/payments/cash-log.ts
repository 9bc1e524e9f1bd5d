import { CASH_KINDS, CASH_METHODS, CASH_PURPOSES, MOST_CASH_SEEN } from '@ramplight/domain/money/cash-log'
import { z } from 'zod'
import { id, isoDateTime, mapOf, money, moneyDelta, text } from '../kernel/fields.ts'

/** Beyond what happens to the box of any event: what was kept is always read. */
const MOST = 2000

/** Something that somebody said of the cash box of an event (`domain/money/cash-log.ts`). */
const cashEvent = z.strictObject({
  kind: z.enum(CASH_KINDS),
  item: id,
  act: z.enum(['make', 'correct', 'void']),
  at: isoDateTime,
  amount: money,
  method: z.enum(CASH_METHODS),
  purpose: z.enum(CASH_PURPOSES).nullish(),
  /** Of a count: what was expected. Where nobody says it, the server does. */
  expected: moneyDelta.nullish(),
  /** What it was for, or why it is voided. */
  note: text(200).nullish(),
  seen: z.array(id).max(MOST_CASH_SEEN),
  /** Who said it, and on which device: the server says it. */
  by: id.nullish(),
  device: text(80).nullish(),
})

/**
 * The cash box of an event, by the ids of what was said of it: starting cash, counts, deposits, and money that nothing else says. Each is made,
 * corrected with its whole content, or voided: it never happened.
 */
export const cashLog = mapOf(id, cashEvent, MOST).meta({ id: 'CashLog' })
