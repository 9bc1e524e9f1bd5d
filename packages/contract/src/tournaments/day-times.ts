import { z } from 'zod'
import { clockTime, isoDate } from '../kernel/fields.ts'

/** The times of single days, where they differ from the plan: fog, a shorter last day. Other days go as planned. */
export const dayTimes = z
  .array(z.strictObject({ date: isoDate, startTime: clockTime, dueTime: clockTime }))
  .max(30)
  .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, 'names a date twice')
