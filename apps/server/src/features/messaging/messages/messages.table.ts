import { type MessageAudience, message as record } from '@ramplight/contract/messaging/messages'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

export const messages = pgTable(
  'messages',
  {
    ...recordColumns,
    sender: reference(),
    recipients: jsonb().$type<string[]>().notNull().default(record.starts.recipients),
    /** Those of the recipients who have read it. */
    readBy: jsonb().$type<string[]>().notNull().default(record.starts.readBy),
    tournament: reference(),
    tour: reference(),
    season: reference(),
    /** Whom it was written to, where nobody was picked by hand. */
    audience: jsonb().$type<MessageAudience>(),
    /** It goes out at this moment, and its recipients do not see it before. */
    sendAfter: isoTimestamp(),
    type: text({ enum: ['sms', 'email', 'note'] })
      .notNull()
      .default(record.starts.type),
    subject: text(),
    message: text().notNull(),
    status: text({ enum: ['Sent', 'Received - Not Read', 'Received - Read'] })
      .notNull()
      .default(record.starts.status),
  },
  (t) => [
    index('messages_sender').on(t.sender),
    index('messages_recipients').using('gin', t.recipients),
    index('messages_tournament').on(t.tournament),
    index('messages_tour').on(t.tour),
    index('messages_season').on(t.season),
  ],
)
