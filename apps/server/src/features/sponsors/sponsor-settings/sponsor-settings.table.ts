import { sponsorSettings as record } from '@ramplight/contract/sponsors/sponsor-settings'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const sponsorSettingsTourUnique = uniqueAs('sponsor_settings_tour_unique', 'sponsor-settings.taken')
const sponsorSettingsSeasonUnique = uniqueAs('sponsor_settings_season_unique', 'sponsor-settings.taken')

export const sponsorSettings = pgTable(
  'sponsor_settings',
  {
    ...recordColumns,
    /** One of the two. */
    tour: reference(),
    season: reference(),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default(record.starts.settings),
  },
  (t) => [
    sponsorSettingsTourUnique.on(t.tour).where(sql`not ${t.deleted}`),
    sponsorSettingsSeasonUnique.on(t.season).where(sql`not ${t.deleted}`),
  ],
)
