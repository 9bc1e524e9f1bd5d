import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp } from '#platform/database/columns'
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
  },
  (t) => [index('sessions_user').on(t.user)],
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
