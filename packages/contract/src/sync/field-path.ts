import { z } from 'zod'
import { SYNC_TABLES } from './tables.ts'

/** `users` or `settings.scoring.limit`: the leaf that changed, names joined by dots. Lists are leaves. */
export const fieldPath = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z_]\w*(\.[\w-]+)*$/)

export const syncTable = z.enum(SYNC_TABLES as [string, ...string[]]) as unknown as z.ZodType<(typeof SYNC_TABLES)[number]>

/** The most leaves of one record, and the most characters of one of them: far above any record there is. */
export const MOST_LEAVES = 2000
export const MOST_OF_A_LEAF = 400_000
