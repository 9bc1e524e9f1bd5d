import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '../database/columns.ts'

/** What is to be sent by mail and SMS, written in the transaction of what it tells about. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['mail', 'sms'] }).notNull(),
    /** An e-mail address, or the ten digits of a phone. */
    to: text().notNull(),
    /** A mail's; null for an SMS. */
    subject: text(),
    /** May hold a code. */
    text: text().notNull(),
    createdAt: isoTimestamp().notNull(),
    sentAt: isoTimestamp(),
    /** The record it tells about. */
    about: reference(),
  },
  (t) => [index('outgoing_messages_unsent').on(t.createdAt).where(sql`${t.sentAt} is null`)],
)
