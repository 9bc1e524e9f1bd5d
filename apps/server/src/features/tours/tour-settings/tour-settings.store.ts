import type { TourSettings } from '@ramplight/contract/tours/tour-settings'
import { DomainError } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { eq, inArray } from 'drizzle-orm'
import { refuseForeignTables } from '#features/payouts/payout-structures/index'
import type { Doer } from '#platform/audit/doer'
import { firstOf } from '#platform/database/first-of'
import { records, toRecord } from '#platform/database/records'
import { rowOrDefaults } from '#platform/database/row-or-defaults'
import type { Queryable } from '#platform/database/types'
import { payoutsOfTours, type TourRow } from '../tours/index.ts'
import { tourSettings } from './tour-settings.table.ts'

export const tourSettingsStore = records(tourSettings, 'tour-settings')

export type TourSettingsRow = typeof tourSettings.$inferSelect

/** Where settings name a table to pay by. */
const TABLES = ['payout.payoutToUse', 'tournamentDefaults.settings.payout.payoutToUse']

/** Settings are of a tour: they pay by tables of its director, or that whoever writes them sees. */
export const refuseForeignPayout = (
  db: Queryable,
  actor: Actor,
  sent: object,
  before: object | null,
  { director }: Pick<TourRow, 'director'>,
) => refuseForeignTables(db, actor, { sent, before, director }, TABLES)

export const isForeignPayout = (...asked: Parameters<typeof refuseForeignPayout>): Promise<boolean> =>
  refuseForeignPayout(...asked).then(
    () => false,
    (error: unknown) => {
      if (error instanceof DomainError) return true
      throw error
    },
  )

export type TourSettingsValues = Pick<TourSettings, 'payout' | 'weight' | 'pointsScoring' | 'tournamentDefaults'>

/** A row as its record: what was never set is missing, not null. */
export function presentTourSettings(row: TourSettingsRow): TourSettings {
  const set = Object.fromEntries(Object.entries(toRecord(row)).filter(([, value]) => value !== null))
  return set as TourSettings
}

/** The row of a tour as its record; null while nobody has opened it. */
export async function storedSettings(db: Queryable, tour: string): Promise<TourSettings | null> {
  const row = await firstOf(db, tourSettingsStore, eq(tourSettings.tour, tour))
  return row ? presentTourSettings(row) : null
}

/**
 * What tours bring to their tournaments; one without anything is not in the answer. How a tour pays begins with what it says
 * itself (3 §3), and its settings say it more exactly.
 */
export async function settingsOfTours(db: Queryable, tours: string[]): Promise<Map<string, TourSettingsValues>> {
  if (!tours.length) return new Map()
  const [rows, payouts] = await Promise.all([tourSettingsStore.list(db, inArray(tourSettings.tour, tours)), payoutsOfTours(db, tours)])
  const found = new Map<string, TourSettingsValues>(rows.map((row) => [row.tour, presentTourSettings(row)]))
  for (const [tour, own] of payouts) {
    const settings = found.get(tour)
    found.set(tour, { ...settings, payout: { ...own, ...settings?.payout } })
  }
  return found
}

export const tourSettingsOf = async (db: Queryable, tour: string): Promise<TourSettingsValues> =>
  (await settingsOfTours(db, [tour])).get(tour) ?? {}

/** The one row of a tour, made when it is first asked for. */
export const settingsRow = (db: Queryable, tour: string, doer: Doer, id?: string): Promise<TourSettingsRow> =>
  rowOrDefaults(db, tourSettingsStore, { values: { tour }, where: eq(tourSettings.tour, tour), summary: 'Tour settings' }, doer, id)
