import type { SeasonSubject } from '@ramplight/domain/policies/subjects'
import { type SeasonRow, seasonStore } from '#features/tours/seasons/index'
import { tourStore } from '#features/tours/tours/index'
import type { Queryable } from '#platform/database/types'

/** A season as `season.edit` asks about it: the director of its tour may change it too. */
export type SeasonToEdit = SeasonRow & SeasonSubject

export async function seasonsToEdit(db: Queryable, ids: string[]): Promise<Map<string, SeasonToEdit>> {
  const seasons = await seasonStore.findMany(db, ids)
  const tours = await tourStore.findMany(db, [...new Set(seasons.flatMap(({ tour }) => tour ?? []))])
  const directors = new Map(tours.map(({ id, director }) => [id, director]))
  return new Map(seasons.map((season) => [season.id, { ...season, tourDirector: directors.get(season.tour ?? '') ?? null }]))
}

export const findSeasonToEdit = async (db: Queryable, id: string): Promise<SeasonToEdit | null> =>
  (await seasonsToEdit(db, [id])).get(id) ?? null
