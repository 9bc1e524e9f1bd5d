import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

/** What visitors and screens have told the people who run the product. */
export const devNotices = pgTable(
  'dev_notices',
  {
    ...recordColumns,
    kind: text({ enum: ['contact', 'error'] }).notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    fromEmail: text(),
    /** Who was signed in. */
    user: reference(),
    answeredAt: isoTimestamp(),
  },
  (t) => [index('dev_notices_created_at').on(t.createdAt)],
)
