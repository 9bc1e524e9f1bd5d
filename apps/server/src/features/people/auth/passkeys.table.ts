import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp } from '#platform/database/columns'
import { users } from '../users/users.table.ts'

/** Public keys by which people sign in (`passkeys.ts`). What opens them never leaves their devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    user: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As the device calls it, in base64url. */
    credential: text().notNull().unique(),
    publicKey: text().notNull(),
    /** Counts up with each use, where the device counts: an older one is a copy of the key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: isoTimestamp().notNull(),
    lastUsedAt: isoTimestamp(),
  },
  (t) => [index('passkeys_user').on(t.user)],
)

/** What browsers are asked with. One that was answered, rightly or not, is gone. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Who adds a passkey; null: somebody signs in. */
    user: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: isoTimestamp().notNull(),
  },
  (t) => [index('passkey_challenges_expires').on(t.expiresAt)],
)
