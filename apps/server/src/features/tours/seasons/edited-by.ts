import type { Actor, SeasonSubject } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { idsOfToursEditedBy, tourStore } from '../tours/index.ts'
import { seasonStore } from './seasons.store.ts'
import { seasons } from './seasons.table.ts'

/** The policy `season.edit` as a condition: the ids of the seasons the actor edits, to be used inside another query. */
export const idsOfSeasonsEditedBy = (db: Queryable, actor: Actor | null) =>
  db
    .select({ id: seasons.id })
    .from(seasons)
    .where(
      and(
        eq(seasons.deleted, false),
        actor?.userType === 'System Admin' ? undefined : or(mine(actor), inArray(seasons.tour, idsOfToursEditedBy(db, actor))),
      ),
    )

const mine = (actor: Actor | null) => (actor?.userType === 'Director' ? eq(seasons.director, actor.id) : sql`false`)

/** Seasons as the policies ask about them, by id, with the directors of their tours. */
export async function seasonSubjects(db: Queryable, ids: string[]): Promise<Map<string, SeasonSubject>> {
  const rows = await seasonStore.findMany(db, ids)
  const tours = await tourStore.findMany(db, [...new Set(rows.flatMap(({ tour }) => tour ?? []))])
  const directorOf = new Map(tours.map((tour) => [tour.id, tour.director]))
  return new Map(rows.map((row) => [row.id, { ...row, tourDirector: (row.tour && directorOf.get(row.tour)) || null }]))
}
