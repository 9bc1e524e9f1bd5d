import { z } from 'zod'
import { bulkOutcome, idList } from '../kernel/envelope.ts'
import { anyValue, count, id, mapOf } from '../kernel/fields.ts'
import { fieldPath, MOST_LEAVES, MOST_OF_A_LEAF } from './field-path.ts'
import { syncResult } from './sync.ts'
import { SYNC_TABLES } from './tables.ts'

/**
 * What makes one record of a call on many count once: with it the record is a change like those of `/api/sync/push`. Calls without
 * it are what they always were.
 */
export const syncMark = z
  .strictObject({
    op: id.meta({ description: 'Made with the change and never changed: the key under which it counts once.' }),
    rev: count.meta({ description: 'The revision the person saw; 0 for a new record.' }),
    base: mapOf(z.string().max(200), anyValue(MOST_OF_A_LEAF), MOST_LEAVES)
      .optional()
      .meta({ description: 'The record as the person saw it.' }),
    fields: z
      .array(fieldPath)
      .max(MOST_LEAVES)
      .optional()
      .meta({ description: 'What was changed; without it everything that differs from `base`.' }),
  })
  .meta({ id: 'SyncMark' })
export type SyncMark = z.output<typeof syncMark>

/** `/api/payments/` → `payments`, when devices keep it. */
export const syncTableOf = (path: string) => SYNC_TABLES.find((name) => path.startsWith(`/api/${name}/`)) ?? null

/** Records that may carry `$sync`. Handlers never see it: a call with marks is no call of theirs. */
export const markedRecord = <C extends z.ZodType>(base: string, create: C): C =>
  syncTableOf(base) ? ((create as unknown as z.ZodObject).safeExtend({ $sync: syncMark.optional() }) as unknown as C) : create

const markedId = z.union([id, z.strictObject({ _id: id, $sync: syncMark })]) as unknown as typeof id

/** Ids that may carry `$sync`, where devices keep the family. */
export const markedIds = (base: string) => idList(syncTableOf(base) ? markedId : id)

/** What became of each: with a mark also its status, the record as it is now, and what stands against it. */
export const markedOutcome = bulkOutcome
  .extend({ results: z.array(bulkOutcome.shape.results.element.extend(syncResult.omit({ _id: true }).partial().shape)) })
  .meta({ id: 'MarkedOutcome' })
