import type { DirectorSettings } from '@ramplight/contract/people/director-settings'
import { directorSettings as record } from '@ramplight/contract/people/director-settings'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const directorSettingsUserUnique = uniqueAs('director_settings_user_unique', 'record.only-one')

export const directorSettings = pgTable(
  'director_settings',
  {
    ...recordColumns,
    user: reference().notNull(),
    /** Seconds (A54). */
    weightInBagRemovalDelay: integer().notNull().default(record.starts.weightInBagRemovalDelay),
    optionalCheckInTimes: jsonb().$type<DirectorSettings['optionalCheckInTimes']>().notNull().default(record.starts.optionalCheckInTimes),
    /** A slow hash (`checkOfPin`). */
    stationPinCheck: text(),
    stationLock: boolean().notNull().default(record.starts.stationLock),
    /** Cents by year. */
    winningsReportedFrom: jsonb().$type<DirectorSettings['winningsReportedFrom']>().notNull().default(record.starts.winningsReportedFrom),
    showEmail: boolean().notNull().default(record.starts.showEmail),
    showPhone: boolean().notNull().default(record.starts.showPhone),
  },
  (t) => [directorSettingsUserUnique.on(t.user).where(sql`not ${t.deleted}`)],
)
