import type { CashEvent } from '@ramplight/domain/money/cash-log'
import { z } from 'zod'
import { moneyDelta } from '../kernel/fields.ts'
import type { cashLog } from './cash-log.ts'

type Sent = z.input<typeof cashLog>[string]
const event = z.looseObject({ amount: moneyDelta, expected: moneyDelta.nullish() }) as unknown as z.ZodType<CashEvent, Sent>

/** The log of a cash box as its tournament shows it. Every visitor loads the schema of a tournament: what was checked when it was said is not listed again. */
export const cashLogKept = z.record(z.string(), event)
