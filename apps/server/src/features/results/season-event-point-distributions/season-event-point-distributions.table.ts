import type { WeightUnit } from '@ramplight/domain/kernel/units'
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const seasonPointsOnce = uniqueAs('season_points_once', 'points.already')

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
    /** Of the final result; points by hand have none. */
    weight: amount(),
    weightUnit: text().$type<WeightUnit>(),
  },
  (t) => [
    index('season_points_season').on(t.season),
    index('season_points_tournament').on(t.tournament),
    index('season_points_angler').on(t.angler),
    /** One angler earns points once per tournament. */
    seasonPointsOnce.on(t.tournament, t.entry, t.angler),
  ],
)
