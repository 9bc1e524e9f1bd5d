import { MESSAGE_TOPICS } from '@ramplight/domain/messaging/topics'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '#platform/database/columns'

/** What somebody was told last of a boat, by kind. It is written in one transaction with the notification, and makes it one. */
export const toldNews = pgTable(
  'told_news',
  {
    person: reference().notNull(),
    entry: reference().notNull(),
    topic: text({ enum: MESSAGE_TOPICS }).notNull(),
    value: text().notNull(),
    at: isoTimestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entry, t.person, t.topic] }), index('told_news_person').on(t.person), index('told_news_at').on(t.at)],
)
