import { sql } from 'drizzle-orm'
import { jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const sponsorSettings = pgTable(
  'sponsor_settings',
  {
    ...recordColumns,
    /** One of the two. */
    tour: reference(),
    season: reference(),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    uniqueIndex('sponsor_settings_tour_unique').on(t.tour).where(sql`not ${t.deleted}`),
    uniqueIndex('sponsor_settings_season_unique').on(t.season).where(sql`not ${t.deleted}`),
  ],
)
