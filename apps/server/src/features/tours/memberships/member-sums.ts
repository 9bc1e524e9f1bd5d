import type { MemberSums } from '@ramplight/domain/money/memberships'
import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { memberships as table } from './memberships.table.ts'

const owing = sql<boolean>`(${table.active} and ${table.amountPaid} + ${table.paidByCard} < ${table.amount})`

/** What a member owes, in cents: `owedByMember` of the domain. */
export const owedInSql = sql<number>`(case when ${owing} then ${table.amount} - ${table.amountPaid} - ${table.paidByCard} else 0 end)`

/** Those who owe something, or all others: `owedByMember` of the domain as a condition. */
export const whoOwes = (owes: boolean): SQL => (owes ? owing : not(owing))

const counted = (which: SQL) => sql`count(*) filter (where ${which})`.mapWith(Number)
const added = (what: SQL) => sql`coalesce(sum(${what}), 0)`.mapWith(Number)

/** How the members of these seasons stand: `memberSums` of the domain, added up by the database. */
export const sumsOf = (db: Queryable, where: SQL | undefined): Promise<MemberSums[]> =>
  db
    .select({
      season: table.season,
      members: counted(sql`${table.active}`),
      waiting: counted(sql`${table.active} and not ${table.approved}`),
      owing: counted(owing),
      paid: added(sql`${table.amountPaid} + ${table.paidByCard}`),
      owed: added(owedInSql),
    })
    .from(table)
    .where(and(eq(table.deleted, false), where))
    .groupBy(table.season)
    .orderBy(asc(table.season))
