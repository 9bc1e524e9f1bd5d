import { LONGEST_MOMENT, MOMENT_NAME, MOST_CHECK_IN_EVENTS } from '@ramplight/domain/registration/check-in-log'
import { CHECK_IN_NAME, LONGEST_CHECK_IN, MOST_CHECK_INS } from '@ramplight/domain/registration/check-ins'
import { z } from 'zod'
import { id, isoDateTime, mapOf } from '../kernel/fields.ts'

/**
 * Check-ins beside that of the first morning (`checkedInAt`): the meeting, each later morning (`out-1` is day 2), and each return
 * (`back-0` is day 1; `back-0-unproven` by a clock that was set meanwhile). Null: taken back.
 */
export const checkIns = mapOf(
  z.string().max(LONGEST_CHECK_IN).regex(CHECK_IN_NAME, 'must be meeting, out-1, back-0 or back-0-unproven'),
  isoDateTime.nullable(),
  MOST_CHECK_INS,
).meta({ id: 'CheckIns' })

/**
 * The log of the check-ins of a boat, by the ids of its events: `checkedInAt` and `checkIns` are what follows from it. An event that is
 * here is never changed; `voids` takes another one back. `clock`: `unproven` where the clock of the device was set.
 */
export const checkInLog = mapOf(
  id,
  z.strictObject({
    moment: z.string().max(LONGEST_MOMENT).regex(MOMENT_NAME, 'must be meeting, out-0 or back-0'),
    at: isoDateTime,
    clock: z.enum(['expected', 'unproven']).nullish(),
    voids: id.nullish(),
  }),
  MOST_CHECK_IN_EVENTS,
).meta({ id: 'CheckInLog' })
