import type { TourSettings } from '@ramplight/contract/tours/tour-settings'
import { jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const tourSettings = pgTable(
  'tour_settings',
  {
    ...recordColumns,
    tour: reference().notNull(),
    payout: jsonb().$type<TourSettings['payout']>(),
    weight: jsonb().$type<TourSettings['weight']>(),
    pointsScoring: jsonb().$type<TourSettings['pointsScoring']>(),
    tournamentDefaults: jsonb().$type<TourSettings['tournamentDefaults']>(),
  },
  (t) => [uniqueIndex('tour_settings_tour_unique').on(t.tour)],
)
