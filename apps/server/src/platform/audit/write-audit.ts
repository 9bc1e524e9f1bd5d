import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { isNeverAsSomebodyElse } from '@ramplight/domain/policies/impersonation'
import { insertRows } from '../database/insert-rows.ts'
import type { Queryable } from '../database/types.ts'
import { auditLog } from './audit.table.ts'
import type { Doer } from './doer.ts'

export type AuditEntry = {
  action:
    | 'created'
    | 'changed'
    | 'deleted'
    | 'restored'
    /** Another line of the book was the same person. */
    | 'merged'
    /** What was known of a person is gone; that it is stays. */
    | 'erased'
    | 'finalized'
    | 'reopened'
    | 'drew'
    | 'weighed'
    | 'corrected'
    | 'voided'
    /** Refused because results were final: whoever finalized is told that it exists. */
    | 'came-late'
    /** Left this server as a file. */
    | 'exported'
    | 'signed-in'
    | 'signed-out'
  family: string
  record: string
  tournament?: string | null
  /** One line for a person: `Boat 12 → 14`. */
  summary: string
  before?: unknown
  after?: unknown
}

/** Adds one line, in the transaction of the write it tells about. */
export const writeAudit = (db: Queryable, doer: Doer, entry: AuditEntry): Promise<void> => writeAuditLines(db, doer, [entry])

/**
 * One line per record, in one statement. Every write leaves one, whichever door it came by: so it is here that nobody writes as
 * somebody else what only they may. The refusal takes the write back with it.
 */
export async function writeAuditLines(db: Queryable, doer: Doer, entries: AuditEntry[]): Promise<void> {
  if (!entries.length) return
  if (entries.some((entry) => isNeverAsSomebodyElse(doer, entry))) throw refused('impersonation.account')
  await insertRows(
    db,
    auditLog,
    entries.map((entry) => ({
      id: newId(),
      at: doer.at,
      by: doer.id,
      impersonator: doer.impersonator ?? null,
      device: doer.device,
      ...entry,
    })),
  )
}
