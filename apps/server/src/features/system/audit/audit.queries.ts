import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import { auditLog } from '#platform/audit/audit.table'
import type { Db } from '#platform/database/types'

export type LineRow = typeof auditLog.$inferSelect

/** No answer is longer. */
const NEWEST = 500

export const newestLines = (db: Db, where: SQL | undefined): Promise<LineRow[]> =>
  db.select().from(auditLog).where(where).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(NEWEST)

/** What somebody did, or had done in their name, or did in somebody else's. */
export const doneBy = (id: string): SQL | undefined => or(eq(auditLog.by, id), eq(auditLog.impersonator, id))

export type Asked = { family?: string | undefined; by?: string | undefined; from?: string | undefined; to?: string | undefined }

export const asked = ({ family, by, from, to }: Asked): SQL | undefined =>
  and(
    family ? eq(auditLog.family, family) : undefined,
    by ? doneBy(by) : undefined,
    from ? gte(auditLog.at, from) : undefined,
    to ? lt(auditLog.at, to) : undefined,
  )
