import { isNames, own, same } from '@ramplight/domain/sync/leaves'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import { auditLog } from './audit.table.ts'

type Row = Record<string, unknown>

/**
 * Of the stored row of each of these records of a family, by id: the fields that hold what they held when it was made, and that no
 * line of the log says otherwise of in between. Missing where the line of its making is gone or was emptied.
 */
export async function untouchedSinceMade(db: Queryable, family: string, ids: string[]): Promise<Map<string, Row>> {
  if (!ids.length) return new Map()
  const lines = await db
    .select({ record: auditLog.record, action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.family, family), sql`${auditLog.record} = any(${sql.param(ids)}::text[])`))
  const rowOf = ({ after }: { after: unknown }): Row | null => (isNames(after) ? after : null)
  const untouched = new Map<string, Row>()
  for (const [id, story] of Map.groupBy(lines, ({ record }) => record)) {
    const made = story.find(({ action }) => action === 'created')
    const start = made ? rowOf(made) : null
    if (!start) continue
    const later = story.map(rowOf).filter((row) => row !== null)
    const stayed = Object.entries(start).filter(([field, value]) => later.every((row) => same(own(row, field), value)))
    untouched.set(id, Object.fromEntries(stayed))
  }
  return untouched
}
