import type { SecurityKind } from '@ramplight/contract/system/security-events'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '../database/columns.ts'

/** What touches who gets in and what they may: refusals too, which change no record and so leave no audit line. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text().primaryKey(),
    kind: text().$type<SecurityKind>().notNull(),
    /** Whose account; null when there is none, or nobody is signed in. */
    user: reference(),
    /** The admin who acts, or wanted to act, as `user`. */
    admin: reference(),
    /** The IPv4 address, or the /64 of IPv6. */
    address: text(),
    device: text(),
    at: isoTimestamp().notNull(),
    lastAt: isoTimestamp().notNull(),
    /** The same again within ten minutes is one line. */
    times: integer().notNull(),
    same: text().notNull(),
  },
  (t) => [
    uniqueIndex('security_events_same').on(t.same),
    index('security_events_at').on(t.at),
    index('security_events_user').on(t.user, t.at),
  ],
)
