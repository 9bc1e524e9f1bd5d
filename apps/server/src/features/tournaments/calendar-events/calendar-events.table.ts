import { EVENT_TYPES } from '@ramplight/domain/tournament/calendar-event'
import { boolean, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

export const calendarEvents = pgTable(
  'calendar_events',
  {
    ...recordColumns,
    title: text().notNull(),
    type: text({ enum: [...EVENT_TYPES] }),
    hours: doublePrecision(),
    allDay: boolean(),
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
