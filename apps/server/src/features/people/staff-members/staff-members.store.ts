import type { StaffMember } from '@ramplight/contract/people/staff-members'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, desc, eq } from 'drizzle-orm'
import { firstOf } from '#platform/database/first-of'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { anglerNames } from '../users/index.ts'
import { staffMembers } from './staff-members.table.ts'

export const staffStore = records(staffMembers, 'staff-members')

export type StaffRow = typeof staffMembers.$inferSelect

/** A director has one record of each person who helps them. */
export const findStaff = (db: Queryable, director: string, user: string): Promise<StaffRow | null> =>
  firstOf(db, staffStore, and(eq(staffMembers.director, director), eq(staffMembers.user, user)))

/** What somebody might do when they helped this director last, also by a record that is deleted. */
export async function lastMay(db: Queryable, director: string, user: string): Promise<StaffRow['may'] | null> {
  const [last] = await db
    .select({ may: staffMembers.may })
    .from(staffMembers)
    .where(and(eq(staffMembers.director, director), eq(staffMembers.user, user)))
    .orderBy(staffMembers.deleted, desc(staffMembers.createdAt))
    .limit(1)
  return last?.may ?? null
}

/** What a director keeps about who helps is not for who helps. */
export async function presentStaff(db: Queryable, rows: StaffRow[], viewer: Actor): Promise<StaffMember[]> {
  const names = await anglerNames(
    db,
    rows.map((row) => row.user),
  )
  return rows.map((row) => {
    const { first_name = '', last_name = '' } = names.get(row.user) ?? {}
    return { ...toRecord(row), extra: can(viewer, 'staff.edit', row) ? row.extra : null, first_name, last_name }
  })
}
