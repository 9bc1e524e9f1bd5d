import type { InvitationState } from '@ramplight/contract/people/staff-invitations'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

export const coDirectorInvitations = pgTable(
  'co_director_invitations',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    user: reference().notNull(),
    /** Who invited. */
    createdBy: reference().notNull(),
    /** That nobody answered in time is no state of its own: `goodUntil` says it. */
    state: text().$type<Exclude<InvitationState, 'over'>>().notNull(),
    sentAt: isoTimestamp().notNull(),
    goodUntil: isoTimestamp().notNull(),
    answeredAt: isoTimestamp(),
  },
  (t) => [
    /** An event has one open invitation of each person. */
    uniqueIndex('co_director_invitations_one_open').on(t.tournament, t.user).where(sql`state = 'pending' and not ${t.deleted}`),
    index('co_director_invitations_user').on(t.user),
  ],
)
