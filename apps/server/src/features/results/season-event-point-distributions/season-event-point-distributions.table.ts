import { doublePrecision, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const seasonEventPointDistributions = pgTable(
  'season_event_point_distributions',
  {
    ...recordColumns,
    entry: reference().notNull(),
    tournament: reference().notNull(),
    season: reference(),
    seasonTeam: reference(),
    angler: reference(),
    finishingPosition: integer(),
    points: doublePrecision(),
  },
  (t) => [
    index('season_points_season').on(t.season),
    index('season_points_tournament').on(t.tournament),
    index('season_points_angler').on(t.angler),
    /** One angler earns points once per tournament. */
    uniqueIndex('season_points_once').on(t.tournament, t.entry, t.angler),
  ],
)
