import { NEWS_LANGUAGES } from '@ramplight/domain/messaging/news-words'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '#platform/database/columns'

/** Devices that take notifications. The id follows from the address that the browser gave, so a device is here once. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    user: reference().notNull(),
    /** Who is signed out on the device gets nothing there any more. */
    session: text().notNull(),
    endpoint: text().notNull(),
    publicKey: text().notNull(),
    pushSecret: text().notNull(),
    language: text({ enum: NEWS_LANGUAGES }).notNull(),
    createdAt: isoTimestamp().notNull(),
  },
  (t) => [index('push_subscriptions_user').on(t.user)],
)
