import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const advertisementInteractions = pgTable(
  'advertisement_interactions',
  {
    ...recordColumns,
    advertiser: reference().notNull(),
    type: text({ enum: ['view', 'click'] }).notNull(),
    /** In lower case (A67). */
    source: text(),
    /** Null for a visitor. */
    user: reference(),
  },
  (t) => [
    index('advertisement_interactions_advertiser').on(t.advertiser, t.createdAt),
    index('advertisement_interactions_user').on(t.user, t.createdAt),
    index('advertisement_interactions_created_at').on(t.createdAt),
  ],
)
