import { MESSAGE_CHANNELS, MESSAGE_TOPICS } from '@ramplight/domain/messaging/topics'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '../database/columns.ts'
import { LANGUAGES } from '../http/language-of.ts'

/** What is to be sent by mail, by SMS and as a notification, written in the transaction of what it tells about. This row is the truth; queues only say when. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: text().primaryKey(),
    kind: text({ enum: MESSAGE_CHANNELS }).notNull(),
    /** An e-mail address, the ten digits of a phone, or the id of a device (`push_subscriptions`). */
    to: text().notNull(),
    /** A mail's, or what stands above a notification; null for an SMS. */
    subject: text(),
    /** Empty once a secret one is over. */
    text: text().notNull(),
    /** What it is written in, for the words around it. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    /** A path of our pages that it leads to; empty like the text. */
    link: text(),
    /** Who may be answered to, if not us. */
    replyTo: text(),
    /** It holds a code or a link that opens something: both leave the row once it is sent, or will never be. */
    secret: boolean().notNull().default(false),
    /** Not about an account: it may be unsubscribed from. */
    bulk: boolean().notNull().default(false),
    /** A notification that makes no sound: it comes at night. */
    isQuiet: boolean().notNull().default(false),
    /** What somebody may have turned off; null for what is always sent, such as a code. */
    topic: text({ enum: MESSAGE_TOPICS }),
    createdAt: isoTimestamp().notNull(),
    /** Not before this moment. */
    sendAfter: isoTimestamp(),
    /** Of no use any more after this moment. */
    goodUntil: isoTimestamp(),
    /** The record it tells about. */
    about: reference(),
    /** The message of a director that it is one copy of. */
    message: reference(),
    /** Whose copy it is. */
    person: reference(),
    state: text({ enum: ['waiting', 'sending', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    /** The job of a queue that says when it is tried; null when no queue has it yet. A job that is not this one counts no more. */
    job: uuid(),
    /** The process that sends it now or tried it last, and when, by the clock of the database. */
    claimedBy: text(),
    claimedAt: isoTimestamp(),
    tries: integer().notNull().default(0),
    /** A try may have gone out without our hearing of it. */
    unclear: boolean().notNull().default(false),
    /** Why the last try came to nothing: a word of ours, or the code of the provider. */
    lastError: text(),
    sentAt: isoTimestamp(),
    /** What the provider calls it; one of theirs is one of ours. */
    reference: text(),
    /** What came of it afterwards. */
    arrival: text({ enum: ['delivered', 'read', 'bounced', 'failed'] }),
  },
  (t) => [
    index('outgoing_messages_fresh').on(t.createdAt).where(sql`${t.state} = 'waiting' and ${t.job} is null`),
    index('outgoing_messages_in_queue').on(t.job).where(sql`${t.state} in ('waiting', 'sending') and ${t.job} is not null`),
    index('outgoing_messages_waiting').on(t.createdAt).where(sql`${t.state} = 'waiting'`),
    index('outgoing_messages_over').on(t.createdAt).where(sql`${t.state} in ('sent', 'dead')`),
    index('outgoing_messages_dead').on(t.createdAt).where(sql`${t.state} = 'dead'`),
    uniqueIndex('outgoing_messages_reference').on(t.reference),
    index('outgoing_messages_message').on(t.message),
    index('outgoing_messages_to').on(t.to),
  ],
)

export type OutgoingRow = typeof outgoingMessages.$inferSelect

/** Addresses that are written to no more, or not in bulk. A line is never taken out by us. */
export const unreachableAddresses = pgTable('unreachable_addresses', {
  /** An e-mail address in small letters, or the ten digits of a phone. */
  address: text().primaryKey(),
  reason: text({ enum: ['stopped', 'unsubscribed', 'complained', 'bounced'] }).notNull(),
  at: isoTimestamp().notNull(),
})

/** What people do not want to get, and how. What is not here they get. */
export const turnedOffMessages = pgTable(
  'turned_off_messages',
  {
    user: reference().notNull(),
    topic: text({ enum: MESSAGE_TOPICS }).notNull(),
    kind: text({ enum: MESSAGE_CHANNELS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.user, t.topic, t.kind] })],
)
