import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '../database/columns.ts'

/** Every write: who, when, what before and after, from which device. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: isoTimestamp().notNull(),
    by: reference(),
    action: text().notNull(),
    family: text().notNull(),
    record: reference().notNull(),
    tournament: reference(),
    summary: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    device: text(),
  },
  (t) => [index('audit_log_tournament').on(t.tournament, t.at), index('audit_log_record').on(t.record)],
)
