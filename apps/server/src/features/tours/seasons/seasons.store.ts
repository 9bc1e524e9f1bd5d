import { inArray } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { seasons } from './seasons.table.ts'

export const seasonStore = records(seasons, 'seasons')

export type SeasonRow = typeof seasons.$inferSelect

export const findSeason = (db: Queryable, id: string): Promise<SeasonRow | null> => seasonStore.find(db, id)

/** The ids of the seasons of these tours. */
export const seasonsOfTours = async (db: Queryable, tours: string[]): Promise<string[]> =>
  (await seasonStore.list(db, inArray(seasons.tour, tours))).map((season) => season.id)
