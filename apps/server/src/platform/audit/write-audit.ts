import { newId } from '@ramplight/contract/kernel/new-id'
import type { Queryable } from '../database/types.ts'
import type { Doer } from '../http/deps.ts'
import { auditLog } from './audit.table.ts'

export type AuditEntry = {
  action:
    | 'created'
    | 'changed'
    | 'deleted'
    | 'restored'
    | 'finalized'
    | 'reopened'
    | 'drew'
    | 'weighed'
    | 'corrected'
    | 'voided'
    | 'signed-in'
  family: string
  record: string
  tournament?: string | null
  /** One line for a person: `Boat 12 → 14`. */
  summary: string
  before?: unknown
  after?: unknown
}

/** Adds one line, in the transaction of the write it tells about. */
export async function writeAudit(db: Queryable, doer: Doer, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ id: newId(), at: doer.at, by: doer.id, device: doer.device, ...entry })
}
