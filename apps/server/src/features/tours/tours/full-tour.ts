import type { TourFull } from '@ramplight/contract/tours/tours'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { desc, eq } from 'drizzle-orm'
import { helpersOf } from '#features/people/users/related/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { divisionStore, presentDivisions } from '../divisions/index.ts'
import { seasonStore } from '../seasons/index.ts'
import { presentTour } from './present-tour.ts'
import { settingsFor, tournamentsOf } from './related/records-of-tour.ts'
import type { TourRow } from './tours.store.ts'

/** A tour and what hangs on it: as many statements for a large one as for a small one. */
export async function fullTour(db: Queryable, tour: TourRow, viewer: Actor | null): Promise<TourFull> {
  const seasons = seasonStore.table
  const [divisionRows, seasonRows, tournaments, settings, directorsStaff] = await Promise.all([
    divisionStore.list(db, eq(divisionStore.table.tour, tour.id)),
    seasonStore.list(db, eq(seasons.tour, tour.id), { orderBy: [desc(seasons.startDate), desc(seasons.id)] }),
    tournamentsOf(db, 'tour', tour.id, viewer),
    settingsFor(db, tour, viewer),
    helpersOf(db, tour.id),
  ])
  const divisions = await presentDivisions(db, divisionRows, viewer)
  return { ...presentTour(tour, viewer), divisions, seasons: seasonRows.map(toRecord), tournaments, settings, directorsStaff }
}
