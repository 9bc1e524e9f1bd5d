import { coupon as record } from '@ramplight/contract/payments/coupons'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { entryStore } from '#features/registration/tournament-entries/index'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { coupons } from './coupons.table.ts'

export type CouponRow = typeof coupons.$inferSelect
export const couponStore = records(coupons, 'coupons')

const entries = entryStore.table
const NONE = { used: record.starts.used }
const usedBy = sql<string>`${entries.coupon} ->> '_id'`

/** By how many boats each of these is used. It is counted and kept nowhere, so that it is right whatever becomes of a boat. */
export async function usesOf(db: Queryable, ids: string[]): Promise<Map<string, { used: number }>> {
  const rows = ids.length
    ? await db
        .select({ coupon: usedBy, used: count() })
        .from(entries)
        .where(and(inArray(usedBy, ids), eq(entries.deleted, false)))
        .groupBy(usedBy)
    : []
  const uses = new Map(rows.map(({ coupon, used }) => [coupon, { used }]))
  return new Map(ids.map((id) => [id, uses.get(id) ?? NONE]))
}
