import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import { auditLog } from './audit.table.ts'

/** The stored row of each of these records of a family as it was made, by id. Missing where the line of its making is gone or was emptied. */
export async function rowsAsMade(db: Queryable, family: string, ids: string[]): Promise<Map<string, Record<string, unknown>>> {
  if (!ids.length) return new Map()
  const lines = await db
    .select({ record: auditLog.record, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'created'), eq(auditLog.family, family), sql`${auditLog.record} = any(${sql.param(ids)}::text[])`))
  return new Map(lines.flatMap(({ record, after }) => (typeof after === 'object' && after !== null ? [[record, { ...after }]] : [])))
}
