import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isoTimestamp } from '#platform/database/columns'

/** What broke on screens, one row for each cause. Nothing of who it was. */
export const brokenPages = pgTable(
  'broken_pages',
  {
    id: text().primaryKey(),
    build: text().notNull(),
    /** The pattern of an address. */
    route: text().notNull(),
    /** Scrubbed (`scrubMessage`). */
    message: text().notNull(),
    firstAt: isoTimestamp().notNull(),
    lastAt: isoTimestamp().notNull(),
    times: integer().notNull(),
  },
  (t) => [uniqueIndex('broken_pages_cause').on(t.build, t.route, t.message), index('broken_pages_last_at').on(t.lastAt)],
)
