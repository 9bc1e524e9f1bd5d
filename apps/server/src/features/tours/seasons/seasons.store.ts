import { can, canAny } from '@ramplight/domain/policies/policies'
import type { Actor, SeasonSubject } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tourStore } from '../tours/index.ts'
import { seasons } from './seasons.table.ts'

export const seasonStore = records(seasons, 'seasons')

export type SeasonRow = typeof seasons.$inferSelect

export const findSeason = (db: Queryable, id: string): Promise<SeasonRow | null> => seasonStore.find(db, id)

/** The ids of the seasons of these tours. */
export const seasonsOfTours = async (db: Queryable, tours: string[]): Promise<string[]> =>
  (await seasonStore.list(db, inArray(seasons.tour, tours))).map((season) => season.id)

/** Seasons by id with what `season.edit` asks about, in one statement: for `parents` of what hangs on a season. */
export async function seasonsWithDirectors(db: Queryable, ids: string[]): Promise<Map<string, SeasonRow & SeasonSubject>> {
  const tours = tourStore.table
  const rows = await db
    .select({ season: seasons, tourDirector: tours.director })
    .from(seasons)
    .leftJoin(tours, and(eq(tours.id, seasons.tour), eq(tours.deleted, false)))
    .where(and(inArray(seasons.id, ids), eq(seasons.deleted, false)))
  return new Map(rows.map(({ season, tourDirector }) => [season.id, { ...season, tourDirector }]))
}

/** For the history of a season, or of a division alike: deleted ones too. */
export const editsSeason =
  (db: Queryable) =>
  async (actor: Actor, row: SeasonSubject): Promise<boolean> => {
    const tour = row.tour ? await tourStore.find(db, row.tour) : null
    return can(actor, 'season.edit', { ...row, tourDirector: tour?.director ?? null })
  }

/** For the history of what hangs on a season. */
export const editsSeasonOf =
  (db: Queryable) =>
  async (actor: Actor, { season }: { season: string }): Promise<boolean> =>
    canAny(actor, 'season.edit', (await seasonsWithDirectors(db, [season])).get(season))

/** The policy `season.edit` as a condition. The tours of a director are those they direct, and those they help on. */
function editedBy(actor: Actor | null): SQL {
  if (isAdmin(actor)) return sql`true`
  if (actor?.userType !== 'Director') return sql`false`
  const ofTours = actor.tours.length ? inArray(seasons.tour, actor.tours) : sql`false`
  return or(eq(seasons.director, actor.id), ofTours) as SQL
}

/** The ids of the seasons the actor may edit, to be used inside another query. */
export const seasonsEditedBy = (db: Queryable, actor: Actor | null) =>
  db
    .select({ id: seasons.id })
    .from(seasons)
    .where(sql`not ${seasons.deleted} and ${editedBy(actor)}`)

/** The ids of the seasons of the actor's own tours, and those they direct. An assistant's are not among them: their money is the director's. */
export const seasonsDirectedBy = (db: Queryable, actor: Actor) =>
  db
    .select({ id: seasons.id })
    .from(seasons)
    .where(
      sql`not ${seasons.deleted} and (${seasons.director} = ${actor.id} or ${seasons.tour} in (select id from tours where director = ${actor.id}))`,
    )

/** The ids of the seasons there are, in the same way. */
export const livingSeasons = (db: Queryable) => db.select({ id: seasons.id }).from(seasons).where(eq(seasons.deleted, false))
