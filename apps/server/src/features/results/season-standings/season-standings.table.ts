import type { SeasonStanding } from '@ramplight/contract/results/season-standings'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

export const seasonStandings = pgTable(
  'season_standings',
  {
    ...recordColumns,
    season: reference().notNull(),
    standings: jsonb().$type<SeasonStanding['standings']>().notNull(),
    asOf: isoTimestamp().notNull(),
    note: text(),
  },
  (t) => [index('season_standings_season').on(t.season, t.asOf)],
)
