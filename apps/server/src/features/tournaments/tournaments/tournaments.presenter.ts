import type { SkinnyTournament, Tournament } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { entryCounts } from '#features/registration/tournament-entries/index'
import { tourStore } from '#features/tours/tours/index'
import { weighedCounts } from '#features/weigh-in/weigh-ins/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { type TournamentRow, tournamentSubject } from './tournaments.store.ts'

/** As the caller may see it: the director's notes are for those who run the tournament. */
export const presentTournament = (row: TournamentRow, viewer: Actor | null): Tournament => ({
  ...toRecord(row),
  notes: can(viewer, 'tournament.run', tournamentSubject(row)) ? row.notes : null,
})

/** Names and counts for a whole page at once: the number of statements does not grow with the page. */
export async function presentSkinny(db: Queryable, rows: TournamentRow[]): Promise<SkinnyTournament[]> {
  const ids = rows.map((row) => row.id)
  const [tours, entries, weighed] = await Promise.all([
    tourStore.findMany(db, [...new Set(rows.map((row) => row.tour))]),
    entryCounts(db, ids),
    weighedCounts(db, ids),
  ])
  const tourNames = new Map(tours.map((tour) => [tour.id, tour.name]))
  return rows.map((row) => ({
    ...toRecord(row),
    tourName: tourNames.get(row.tour) ?? null,
    entryCount: entries.get(row.id) ?? 0,
    weighedCount: weighed.get(row.id) ?? 0,
  }))
}
