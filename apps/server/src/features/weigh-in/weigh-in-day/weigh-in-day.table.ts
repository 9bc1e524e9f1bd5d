import { weighInDay as record } from '@ramplight/contract/weigh-in/weigh-in-day'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const weighInDaysDayUnique = uniqueAs('weigh_in_days_day_unique', 'record.only-one')

/** A day without a row is open. What has come in is counted in the log of weigh-ins, never here. */
export const weighInDays = pgTable(
  'weigh_in_days',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    /** 0 is the first day. */
    day: integer().notNull(),
    note: text(),
    closed: boolean().notNull().default(record.starts.closed),
    /** When it was opened again, or closed later; null: when the record was made. */
    openedAt: isoTimestamp(),
    openedBy: reference().notNull(),
    closedAt: isoTimestamp(),
    closedBy: reference(),
  },
  (t) => [
    weighInDaysDayUnique.on(t.tournament, t.day).where(sql`not ${t.deleted}`),
    // The feed looks for the deleted ones too, with each bag.
    index('weigh_in_days_day').on(t.tournament, t.day),
  ],
)
