import type { StaffMember } from '@ramplight/contract/people/staff-members'
import { staffMember as record } from '@ramplight/contract/people/staff-members'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const staffMembers = pgTable(
  'staff_members',
  {
    ...recordColumns,
    user: reference().notNull(),
    director: reference().notNull(),
    tours: jsonb().$type<string[]>().notNull().default(record.starts.tours),
    may: text({ enum: ['all', 'weigh'] })
      .notNull()
      .default(record.starts.may),
    active: boolean().notNull().default(record.starts.active),
    extra: jsonb().$type<StaffMember['extra']>(),
  },
  (t) => [
    uniqueIndex('staff_members_director_user_unique').on(t.director, t.user).where(sql`not ${t.deleted}`),
    index('staff_members_user').on(t.user),
  ],
)
