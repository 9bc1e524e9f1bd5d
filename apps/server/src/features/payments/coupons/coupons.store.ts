import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { entryStore } from '#features/registration/tournament-entries/index'
import { preRegistrationStore } from '#features/registration/tournament-pre-registrations/index'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { coupons } from './coupons.table.ts'

export type CouponRow = typeof coupons.$inferSelect
export const couponStore = records(coupons, 'coupons')

const entries = entryStore.table
const teams = preRegistrationStore.table
const usedBy = sql<string>`${entries.coupon} ->> '_id'`
const heldBy = sql<string>`${teams.coupon} ->> '_id'`

/**
 * By how many boats each of these is used, and by how many teams that hold a place and are no boat yet. It is counted and kept nowhere, so
 * that it is right whatever becomes of a boat or a place.
 */
export async function usesOf(db: Queryable, ids: string[]): Promise<Map<string, { used: number }>> {
  if (!ids.length) return new Map()
  const ofBoats = await db
    .select({ coupon: usedBy, used: count() })
    .from(entries)
    .where(and(inArray(usedBy, ids), eq(entries.deleted, false)))
    .groupBy(usedBy)
  const ofTeams = await db
    .select({ coupon: heldBy, used: count() })
    .from(teams)
    .where(and(inArray(heldBy, ids), eq(teams.deleted, false), eq(teams.converted, false)))
    .groupBy(heldBy)
  const used = (id: string) => [...ofBoats, ...ofTeams].reduce((sum, one) => (one.coupon === id ? sum + one.used : sum), 0)
  return new Map(ids.map((id) => [id, { used: used(id) }]))
}
