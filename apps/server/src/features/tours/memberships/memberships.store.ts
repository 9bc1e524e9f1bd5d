import type { AnglerName } from '@ramplight/contract/people/users'
import type { Membership } from '@ramplight/contract/tours/memberships'
import { linesOfMembership } from '@ramplight/domain/money/memberships'
import { and, eq } from 'drizzle-orm'
import { type Movement, posting } from '#features/payments/ledger/index'
import { anglerNames } from '#features/people/users/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { memberships } from './memberships.table.ts'

export type MembershipRow = typeof memberships.$inferSelect

const stored = records(memberships, 'memberships')

/** What a member has paid, in their own book. It was paid, too, when the membership ends. */
export const movementOfMembership = ({ id, user, amountPaid, paidWith }: MembershipRow): Movement => ({
  kind: 'membership',
  source: { family: stored.name, record: id },
  tournament: null,
  holder: user,
  lines: linesOfMembership({ amountPaid, paidWith }),
})

export const membershipStore = posting(stored, (_tx, rows) => rows.map(movementOfMembership))

const namesOf = (db: Queryable, rows: MembershipRow[]) =>
  anglerNames(
    db,
    rows.map((row) => row.user),
  )

export async function presentMemberships(db: Queryable, rows: MembershipRow[]): Promise<Membership[]> {
  const names = await namesOf(db, rows)
  return rows.map((row) => ({ ...toRecord(row), angler: names.get(row.user) ?? null }) as Membership)
}

/** The names of those who are members of a season now. */
export async function membersOf(db: Queryable, season: string): Promise<AnglerName[]> {
  const rows = await membershipStore.list(db, and(eq(memberships.season, season), eq(memberships.active, true)))
  const names = await namesOf(db, rows)
  return rows.flatMap((row) => names.get(row.user) ?? [])
}
