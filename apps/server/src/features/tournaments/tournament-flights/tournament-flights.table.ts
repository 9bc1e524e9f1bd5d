import { tournamentFlight as record } from '@ramplight/contract/tournaments/tournament-flights'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const tournamentFlights = pgTable(
  'tournament_flights',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    name: text().notNull(),
    order: integer().notNull().default(record.starts.order),
    startTime: text(),
    dueTime: text(),
  },
  (t) => [index('tournament_flights_tournament').on(t.tournament)],
)
