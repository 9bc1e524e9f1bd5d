import { tournamentFlight as record, type TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
    dayTimes: jsonb().$type<TournamentFlight['dayTimes']>().notNull().default(record.starts.dayTimes),
  },
  (t) => [index('tournament_flights_tournament').on(t.tournament)],
)
