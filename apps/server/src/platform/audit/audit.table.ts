import { isNotNull } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '../database/columns.ts'

/** Every write: who, when, what before and after, from which device. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: isoTimestamp().notNull(),
    by: reference(),
    /** The admin who worked as `by`. */
    impersonator: reference(),
    action: text().notNull(),
    family: text().notNull(),
    record: reference().notNull(),
    tournament: reference(),
    summary: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    device: text(),
  },
  (t) => [
    index('audit_log_tournament').on(t.tournament, t.at),
    index('audit_log_record').on(t.record),
    index('audit_log_at').on(t.at),
    index('audit_log_family').on(t.family, t.at),
    index('audit_log_by').on(t.by, t.at),
    index('audit_log_impersonator').on(t.impersonator, t.at).where(isNotNull(t.impersonator)),
  ],
)
