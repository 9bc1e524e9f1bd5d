import type { AnglerName } from '@ramplight/contract/people/users'
import type { Membership } from '@ramplight/contract/tours/memberships'
import { and, eq } from 'drizzle-orm'
import { paymentsOfMembers } from '#features/payments/money-events/index'
import { anglerNames } from '#features/people/users/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { withPayments } from './member-money.ts'
import { memberships } from './memberships.table.ts'

export type MembershipRow = typeof memberships.$inferSelect

export const membershipStore = withPayments(records(memberships, 'memberships'))

const namesOf = (db: Queryable, rows: MembershipRow[]) =>
  anglerNames(
    db,
    rows.map((row) => row.user),
  )

export async function presentMemberships(db: Queryable, rows: MembershipRow[]): Promise<Membership[]> {
  const names = await namesOf(db, rows)
  const logs = await paymentsOfMembers(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toRecord(row), angler: names.get(row.user) ?? null, paymentLog: logs.get(row.id) ?? null }) as Membership)
}

/** The names of those who are members of a season now. */
export async function membersOf(db: Queryable, season: string): Promise<AnglerName[]> {
  const rows = await membershipStore.list(db, and(eq(memberships.season, season), eq(memberships.active, true)))
  const names = await namesOf(db, rows)
  return rows.flatMap((row) => names.get(row.user) ?? [])
}
