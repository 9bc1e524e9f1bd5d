import type { TournamentResult } from '@ramplight/contract/results/tournament-results'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const tournamentResultsTournamentUnique = uniqueAs('tournament_results_tournament_unique', 'results.already-final')

export const tournamentResults = pgTable(
  'tournament_results',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    dateFinalized: isoTimestamp(),
    finalizedBy: reference(),
    overallResults: jsonb().$type<TournamentResult['overallResults']>().notNull(),
    dailyResults: jsonb().$type<TournamentResult['dailyResults']>().notNull(),
    points: jsonb().$type<TournamentResult['points']>().notNull(),
    payouts: jsonb().$type<TournamentResult['payouts']>().notNull(),
  },
  /** The database itself refuses a second result. */
  (t) => [tournamentResultsTournamentUnique.on(t.tournament).where(sql`not ${t.deleted}`)],
)
