import { RECORD_DIRECTIONS, RECORD_METHODS, type RecordPurpose } from '@ramplight/domain/money/money-records'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, oneOf, reference } from '#platform/database/columns'

/**
 * Money that a director wrote down, under the id that the screen made. It is never changed: a wrong one is taken back, with a reason, and
 * written anew.
 */
export const moneyRecords = pgTable(
  'money_records',
  {
    id: text().primaryKey(),
    at: isoTimestamp().notNull(),
    tournament: reference().notNull(),
    /** The day it happened, by the calendar at the ramp. */
    day: text().notNull(),
    /** Cents. */
    amount: amount().notNull(),
    direction: text({ enum: RECORD_DIRECTIONS }).notNull(),
    purpose: text().$type<RecordPurpose>().notNull(),
    method: text({ enum: RECORD_METHODS }).notNull(),
    note: text().notNull(),
    by: reference(),
    impersonator: reference(),
    takenBackAt: isoTimestamp(),
    takenBackBy: reference(),
    takenBackWhy: text(),
  },
  (t) => [
    index('money_records_tournament').on(t.tournament),
    oneOf('money_records_direction', t.direction),
    oneOf('money_records_method', t.method),
    check('money_records_day', sql`${t.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('money_records_amount', sql`${t.amount} > 0`),
  ],
)
