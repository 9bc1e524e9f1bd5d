import type { Membership } from '@ramplight/contract/tours/memberships'
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
    active: boolean().notNull().default(true),
    approved: boolean().notNull().default(false),
    /** Cents. */
    amount: amount().notNull().default(0),
    /** Cents. */
    amountPaid: amount().notNull().default(0),
    optionalValues: jsonb().$type<Membership['optionalValues']>(),
  },
  (t) => [
    membershipsSeasonUserUnique.on(t.season, t.user).where(sql`not ${t.deleted}`),
    index('memberships_user').on(t.user),
    index('memberships_tour').on(t.tour),
  ],
)
