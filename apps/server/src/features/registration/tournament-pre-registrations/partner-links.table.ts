import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '#platform/database/columns'

/** Links by which somebody comes into a team (`partner-links.ts`). A code is kept hashed: only who was given it has it. */
export const partnerLinks = pgTable(
  'partner_links',
  {
    id: text().primaryKey(),
    team: reference().notNull(),
    codeHash: text().notNull().unique(),
    madeBy: reference().notNull(),
    madeAt: isoTimestamp().notNull(),
    /** Whom it was sent to by mail, as its sender calls them. */
    sentTo: text(),
    /** Who came in by it. */
    usedBy: jsonb().$type<string[]>().notNull().default([]),
    revokedAt: isoTimestamp(),
    revokedBy: reference(),
  },
  (t) => [index('partner_links_team').on(t.team)],
)
