import { REFUND_METHODS } from '@ramplight/domain/money/refunds'
import { z } from 'zod'
import { id, isoDateTime, moneyTotal } from '../kernel/fields.ts'

/** Money that an entry got back. `asked`: the card provider has not said yet that it is done; `refused`: it said no, and why. */
export const refund = z
  .object({
    _id: id,
    at: isoDateTime,
    by: id.nullable(),
    byName: z.string().nullable(),
    amount: moneyTotal,
    method: z.enum(REFUND_METHODS),
    reason: z.string(),
    /** What it was for: the entry fee (`fee`), or a pot by its id; null: for all of it. */
    item: z.string().nullable(),
    state: z.enum(['done', 'asked', 'refused']),
    words: z.string().nullable(),
  })
  .meta({ id: 'Refund' })
export type Refund = z.output<typeof refund>
