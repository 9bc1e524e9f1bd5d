import type { Membership } from '@ramplight/contract/tours/memberships'
import { membership as record } from '@ramplight/contract/tours/memberships'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const membershipsSeasonUserUnique = uniqueAs('memberships_season_user_unique', 'membership.exists')

export const memberships = pgTable(
  'memberships',
  {
    ...recordColumns,
    season: reference().notNull(),
    user: reference().notNull(),
    tour: reference(),
    active: boolean().notNull().default(record.starts.active),
    approved: boolean().notNull().default(record.starts.approved),
    /** Cents. */
    amount: amount().notNull().default(record.starts.amount),
    /** Cents. */
    amountPaid: amount().notNull().default(record.starts.amountPaid),
    /** Cents: what cards have paid beside it, as the ledger says. A copy for reading. */
    paidByCard: amount().notNull().default(record.starts.paidByCard),
    paidWith: jsonb().$type<Membership['paidWith']>(),
    optionalValues: jsonb().$type<Membership['optionalValues']>(),
  },
  (t) => [
    membershipsSeasonUserUnique.on(t.season, t.user).where(sql`not ${t.deleted}`),
    index('memberships_user').on(t.user),
    index('memberships_tour').on(t.tour),
  ],
)
