import type { SeasonFull } from '@ramplight/contract/tours/seasons'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { helpersOf } from '#features/people/users/related/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { divisionStore } from '../divisions/index.ts'
import { membersOf } from '../memberships/index.ts'
import { findTour } from '../tours/index.ts'
import { settingsFor, tournamentsOf } from '../tours/related/index.ts'
import type { SeasonRow } from './seasons.store.ts'

/** A season and what hangs on it: as many statements for a large one as for a small one. */
export async function fullSeason(db: Queryable, season: SeasonRow, viewer: Actor | null): Promise<SeasonFull> {
  const tour = season.tour ? await findTour(db, season.tour) : null
  const mayEdit = can(viewer, 'season.edit', { ...season, tourDirector: tour?.director ?? null })
  const [division, tournaments, members, settings, directorsStaff] = await Promise.all([
    season.division ? divisionStore.find(db, season.division) : null,
    tournamentsOf(db, 'season', season.id, viewer),
    mayEdit ? membersOf(db, season.id) : [],
    settingsFor(db, tour, viewer),
    tour ? helpersOf(db, tour.id) : [],
  ])
  const names = { tourName: tour?.name ?? null, divisionName: division?.name ?? null }
  return { ...toRecord(season), ...names, tournaments, members, settings, directorsStaff }
}
