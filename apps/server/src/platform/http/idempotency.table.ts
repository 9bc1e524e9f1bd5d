import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isoTimestamp } from '../database/columns.ts'

/** Requests that were done once, with what was answered, so that a repeat is answered and not done again. Kept for a week. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who asked: the id of a person, or a hash of a visitor's address. Keys of different people never meet. */
    who: text().notNull(),
    key: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    /** SHA-256 of the body, the names inside in order. */
    bodyHash: text().notNull(),
    status: integer(),
    /** Not `jsonb`: a repeat gets the bytes of the first answer. */
    answer: json().$type<unknown>(),
    createdAt: isoTimestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.who, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
)
