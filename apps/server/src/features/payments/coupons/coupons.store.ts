import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { entryStore } from '#features/registration/tournament-entries/index'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { coupons } from './coupons.table.ts'

export type CouponRow = typeof coupons.$inferSelect
export const couponStore = records(coupons, 'coupons')

const entries = entryStore.table
const usedBy = sql<string>`${entries.coupon} ->> '_id'`

/** By how many boats each coupon is used. It is counted and kept nowhere, so that it is right whatever becomes of a boat. */
export async function usesOf(db: Queryable, ids: string[]): Promise<Map<string, number>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select({ coupon: usedBy, used: count() })
    .from(entries)
    .where(and(inArray(usedBy, ids), eq(entries.deleted, false)))
    .groupBy(usedBy)
  return new Map(rows.map((row) => [row.coupon, row.used]))
}
