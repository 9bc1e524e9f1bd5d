import { newId } from '@ramplight/contract/kernel/new-id'
import type { TourSettings } from '@ramplight/contract/tours/tour-settings'
import { eq, inArray } from 'drizzle-orm'
import { writeAudit } from '#platform/audit/write-audit'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { Doer } from '#platform/http/deps'
import { tourSettings } from './tour-settings.table.ts'

export const tourSettingsStore = records(tourSettings, 'tour-settings')

export type TourSettingsRow = typeof tourSettings.$inferSelect

export type TourSettingsValues = Pick<TourSettings, 'payout' | 'weight' | 'pointsScoring' | 'tournamentDefaults'>

/** A row as its record: what was never set is missing, not null. */
export function presentTourSettings(row: TourSettingsRow): TourSettings {
  const set = Object.fromEntries(Object.entries(toRecord(row)).filter(([, value]) => value !== null))
  return set as TourSettings
}

/** What a tour brings to its tournaments; nothing at all when nobody has set anything. */
export async function tourSettingsOf(db: Queryable, tour: string): Promise<TourSettingsValues> {
  const [row] = await tourSettingsStore.list(db, eq(tourSettings.tour, tour))
  return row ? presentTourSettings(row) : {}
}

/** The same for several tours at once; one without settings is not in the answer. */
export async function settingsOfTours(db: Queryable, tours: string[]): Promise<Map<string, TourSettingsValues>> {
  if (!tours.length) return new Map()
  const rows = await tourSettingsStore.list(db, inArray(tourSettings.tour, tours))
  return new Map(rows.map((row) => [row.tour, presentTourSettings(row)]))
}

/** The one row of a tour, made when it is first asked for; two at once make one. */
export async function settingsRow(db: Queryable, tour: string, doer: Doer, id: string = newId()): Promise<TourSettingsRow> {
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(tourSettings)
      .values({ id, tour, createdAt: doer.at, updatedAt: doer.at })
      .onConflictDoNothing({ target: tourSettings.tour })
      .returning()
    if (created) {
      await writeAudit(tx, doer, { action: 'created', family: 'tour-settings', record: id, summary: 'Tour settings', after: created })
      return created
    }
    const [stored] = await tx.select().from(tourSettings).where(eq(tourSettings.tour, tour))
    return stored!
  })
}
