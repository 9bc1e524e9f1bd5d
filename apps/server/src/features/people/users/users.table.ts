import { user as record } from '@ramplight/contract/people/users'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const usersEmailUnique = uniqueAs('users_email_unique', 'account.email-taken')

/** A person without the password. What reads and presents people never has the hash in its hands. */
export const personColumns = {
  ...recordColumns,
  first_name: text().notNull(),
  last_name: text().notNull(),
  email: text(),
  /** Ten digits. */
  phone: text(),
  /** When its owner typed the code that was sent to it. The database empties it with every other number (migration 0093). */
  phoneProvenAt: isoTimestamp(),
  street: text(),
  city: text(),
  state: text(),
  zip: text(),
  userType: text({ enum: ['Angler', 'Director', 'System Admin'] }).notNull(),
  isAssistant: boolean().notNull().default(record.starts.isAssistant),
  active: boolean().notNull().default(record.starts.active),
  tours: jsonb().$type<string[]>().notNull().default(record.starts.tours),
  /** What `tours` was before this person became somebody's assistant: theirs again when they help nobody any more. */
  fishedTours: jsonb().$type<string[]>(),
  /** Tours on which this assistant weighs and checks in, and does nothing else; written with the staff of a director. */
  weighTours: jsonb().$type<string[]>().notNull().default([]),
  seasons: jsonb().$type<string[]>().notNull().default(record.starts.seasons),
  /** The director who made this angler. */
  director: reference(),
  lastLoginAt: isoTimestamp(),
  username: text(),
  /** The person has proved their mailbox. Before that an account without a password is nobody's yet (A90). */
  confirmed: boolean().notNull().default(record.starts.confirmed),
  /** Path of an uploaded image. */
  profileIcon: text(),
  userProfile: reference(),
  divisions: jsonb().$type<string[]>().notNull().default(record.starts.divisions),
  club_name: text(),
}

type Named = Record<'first_name' | 'last_name', AnyPgColumn>

/** `nameKey` of the domain: a function of the database that answers the same. */
export const nameKeyOf = (t: Named): SQL => sql`name_key(${t.first_name} || ' ' || ${t.last_name})`

/** `lily reyes lily`: a part of it is a part of the name in either order. */
export const nameParts = (t: Named): SQL => sql`name_key(${t.first_name} || ' ' || ${t.last_name} || ' ' || ${t.first_name})`

export const users = pgTable(
  'users',
  {
    ...personColumns,
    /** Named in full: drizzle remembers the columns of a table by its name, and `people` has the same one. */
    passwordHash: text('password_hash'),
  },
  (t) => [
    usersEmailUnique.on(sql`lower(${t.email})`).where(sql`not ${t.deleted}`),
    // Who left the book with an e-mail: an account that was merged says so at the sign-in.
    index('users_email_gone').on(sql`lower(${t.email})`).where(sql`${t.deleted}`),
    index('users_director').on(t.director),
    index('users_name').on(sql`lower(${t.last_name})`, sql`lower(${t.first_name})`),
    index('users_name_key').on(nameKeyOf(t)),
    index('users_tours').using('gin', t.tours),
    index('users_phone').on(t.phone),
    // A page of people in the order of their last names; and a part of a name, in either order (`nameParts`).
    index('users_last_name').on(t.last_name, t.id),
    index('users_name_parts').using('gin', sql`(${nameParts(t)}) gin_trgm_ops`),
    index('users_email_parts').using('gin', sql`${t.email} gin_trgm_ops`),
    index('users_phone_parts').using('gin', sql`${t.phone} gin_trgm_ops`),
  ],
)
