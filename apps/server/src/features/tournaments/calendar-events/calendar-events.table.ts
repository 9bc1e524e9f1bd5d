import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

export const calendarEvents = pgTable(
  'calendar_events',
  {
    ...recordColumns,
    title: text().notNull(),
    notes: text(),
    start: isoTimestamp(),
    end: isoTimestamp(),
    color: text({ enum: ['orange', 'yellow', 'green', 'blue', 'purple', 'gray'] }),
    reminder: text(),
    resizable: boolean(),
    tournament: reference(),
    user: reference().notNull(),
  },
  (t) => [index('calendar_events_user').on(t.user, t.start), index('calendar_events_tournament').on(t.tournament, t.start)],
)
