import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './types.ts'

/** Up to here matches are counted one by one. */
export const COUNTED_EXACTLY = 10_000

/**
 * How many rows match: exact up to `limit`; beyond it the planner's estimate, never less than the limit. So a search that
 * matches a million rows counts ten thousand of them, and "about a million" is what a pager needs to say.
 */
export async function countUpTo(db: Queryable, table: PgTable, where: SQL | undefined, limit = COUNTED_EXACTLY): Promise<number> {
  const one = { one: sql`1`.as('one') }
  const some = db
    .select(one)
    .from(table)
    .where(where)
    .limit(limit + 1)
    .as('some')
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  const count = counted?.count ?? 0
  return count <= limit ? count : Math.max(limit, await estimate(db, db.select(one).from(table).where(where).getSQL()))
}

async function estimate(db: Queryable, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(sql`explain (format json) ${query}`)
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}
