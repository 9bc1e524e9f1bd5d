import type { InvitationState } from '@ramplight/contract/people/staff-invitations'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

export const staffInvitations = pgTable(
  'staff_invitations',
  {
    ...recordColumns,
    user: reference().notNull(),
    director: reference().notNull(),
    tours: jsonb().$type<string[]>().notNull(),
    may: text({ enum: ['all', 'weigh'] })
      .notNull()
      .default('all'),
    /** That nobody answered in time is no state of its own: `goodUntil` says it. */
    state: text().$type<Exclude<InvitationState, 'over'>>().notNull(),
    sentAt: isoTimestamp().notNull(),
    goodUntil: isoTimestamp().notNull(),
    answeredAt: isoTimestamp(),
  },
  (t) => [
    /** A director has one open invitation of each person. */
    uniqueIndex('staff_invitations_one_open').on(t.director, t.user).where(sql`state = 'pending' and not ${t.deleted}`),
    index('staff_invitations_user').on(t.user),
  ],
)
