import type { Division } from '@ramplight/contract/tours/divisions'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { idsSeenBy, tournamentStore } from '#features/tournaments/tournaments/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { seasonStore } from '../seasons/index.ts'
import { divisions } from './divisions.table.ts'

export const divisionStore = records(divisions, 'divisions')

export type DivisionRow = typeof divisions.$inferSelect

/** With the seasons and tournaments that say they are in it, as far as the viewer may see them. */
export async function presentDivisions(db: Queryable, rows: DivisionRow[], viewer: Actor | null): Promise<Division[]> {
  const ids = rows.map((row) => row.id)
  if (!ids.length) return []
  const [seasons, tournaments] = [seasonStore.table, tournamentStore.table]
  const [inSeasons, inTournaments] = await Promise.all([
    db
      .select({ id: seasons.id, division: seasons.division })
      .from(seasons)
      .where(and(inArray(seasons.division, ids), eq(seasons.deleted, false)))
      .orderBy(asc(seasons.startDate), asc(seasons.id)),
    db
      .select({ id: tournaments.id, division: tournaments.division })
      .from(tournaments)
      .where(and(inArray(tournaments.division, ids), inArray(tournaments.id, idsSeenBy(db, viewer))))
      .orderBy(asc(tournaments.startDate), asc(tournaments.id)),
  ])
  const of = (list: { id: string; division: string | null }[], division: string) =>
    list.filter((one) => one.division === division).map(({ id }) => id)
  return rows.map((row) => ({ ...toRecord(row), seasons: of(inSeasons, row.id), tournaments: of(inTournaments, row.id) }))
}
