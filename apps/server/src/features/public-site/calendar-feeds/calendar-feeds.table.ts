import { pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '#platform/database/columns'

/** Addresses under which people read the calendar of their own tournaments. The secret is kept hashed: only who was told it has it. */
export const calendarFeeds = pgTable('calendar_feeds', {
  user: reference().primaryKey(),
  secretHash: text().notNull().unique(),
  madeAt: isoTimestamp().notNull(),
})
