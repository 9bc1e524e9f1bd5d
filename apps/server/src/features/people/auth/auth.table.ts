import { isNotNull } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isoTimestamp } from '#platform/database/columns'
import { LANGUAGES } from '#platform/http/language-of'
import { users } from '../users/users.table.ts'

/** A signed-in device. Revoking the row ends it at the next request. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    user: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: isoTimestamp().notNull(),
    lastSeenAt: isoTimestamp().notNull(),
    expiresAt: isoTimestamp().notNull(),
    revokedAt: isoTimestamp(),
    address: text(),
    device: text(),
    /** What the device reads: in it we write to this person. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    /** When this person last proved here that it is them, by a password or whatever else `prove.ts` takes. */
    provedAt: isoTimestamp(),
    /** The administrator who acts as `user` in this session. */
    impersonator: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The session of the admin's device that it was begun from: ends with it, and is renewed by its cookie. */
    parent: text(),
    /** Of the newest refresh secret of the device (`#platform/auth/refresh-secret`); null for who cannot renew. */
    secretHash: text(),
    generation: integer().notNull().default(0),
    heardGeneration: integer().notNull().default(0),
    rotatedAt: isoTimestamp(),
  },
  (t) => [
    index('sessions_user').on(t.user),
    index('sessions_impersonator').on(t.impersonator),
    index('sessions_parent').on(t.parent).where(isNotNull(t.parent)),
  ],
)

/**
 * The one code that counts per person and purpose; a new one takes the place of the last, and none is worth anything for
 * another purpose. Single use: `usedAt`. A row stays after that, so that it is known which e-mail a claim by phone has written
 * (`claim-by-phone.ts`).
 */
export const accountCodes = pgTable(
  'account_codes',
  {
    user: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['mail', 'sms'] }).notNull(),
    about: text({ enum: ['sign-up', 'claim', 'reset', 'phone', 'email', 'own-phone'] }).notNull(),
    /** Address or ten digits; a code is worth nothing once they are no longer the account's. */
    sentTo: text().notNull(),
    codeHash: text().notNull(),
    expiresAt: isoTimestamp().notNull(),
    provedAt: isoTimestamp(),
    usedAt: isoTimestamp(),
  },
  (t) => [primaryKey({ columns: [t.user, t.about] }), index('account_codes_sent_to').on(t.sentTo)],
)

/** Per person: what seals their unsent work on devices that are not theirs, and what opens it again (docs/decisions/0023). */
export const parkingKeys = pgTable('parking_keys', {
  user: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  createdAt: isoTimestamp().notNull(),
})

/** E-mails of accounts that were changed. The one before can take it back for a while (`email-changes.ts`). */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text().primaryKey(),
    user: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    before: text().notNull(),
    at: isoTimestamp().notNull(),
    /** Of the secret in the link that the address before was sent. */
    undoHash: text().notNull(),
    undoUntil: isoTimestamp().notNull(),
    /** Taken back, or overtaken by something older that was. */
    undoneAt: isoTimestamp(),
  },
  (t) => [index('email_changes_user').on(t.user), uniqueIndex('email_changes_undo').on(t.undoHash)],
)

/** The second step of a person (`second-factor.ts`). */
export const secondFactors = pgTable('second_factors', {
  user: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The key that counts, sealed with the key of this installation; null before the first code of it. */
  sealedKey: text(),
  /** A key that waits for its first code. */
  sealedNext: text(),
  since: isoTimestamp(),
  /** The newest step of time whose code was taken: none before it, and not this one again, is. */
  lastStep: integer().notNull().default(0),
})

/** Recovery codes: 80 random bits each, so no slow hash is needed. One that was used is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user, t.codeHash] })],
)

/** Failed sign-ins per address and per account, shared by all processes. */
export const loginThrottles = pgTable('login_throttles', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  windowStart: isoTimestamp().notNull(),
})

/** Secrets this installation made for itself, such as the key that signs tokens. */
export const installationSecrets = pgTable('installation_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: isoTimestamp().notNull(),
})
