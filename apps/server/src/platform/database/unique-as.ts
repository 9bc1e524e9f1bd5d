import type { ErrorCode } from '@ramplight/domain/kernel/errors'
import { type IndexBuilderOn, uniqueIndex } from 'drizzle-orm/pg-core'

const refusals = new Map<string, ErrorCode>()

/**
 * A unique index, and what is said to somebody whose write breaks it. Made beside the table, not inside of it: what stands inside is
 * asked for only by those who make migrations.
 */
export function uniqueAs(name: string, refusal: ErrorCode): IndexBuilderOn {
  refusals.set(name, refusal)
  return uniqueIndex(name)
}

/** What a broken unique index means; one that says nothing of it guards an id. */
export const refusalOf = (constraint: string): ErrorCode => refusals.get(constraint) ?? 'record.id-taken'
