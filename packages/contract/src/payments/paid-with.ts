import { LONGEST_NOTE, RAMP_METHODS } from '@ramplight/domain/money/paid-with'
import { z } from 'zod'
import { text } from '../kernel/fields.ts'

/** How a boat or a raffle ticket was paid at the ramp. `note`: the number of the check, or why it is free. */
export const paidWith = z.strictObject({ method: z.enum(RAMP_METHODS), note: text(LONGEST_NOTE).nullish() }).meta({ id: 'PaidWith' })
