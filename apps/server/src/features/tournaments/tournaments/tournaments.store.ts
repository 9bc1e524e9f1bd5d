import type { Actor, TournamentSubject } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { holdsAll } from '#platform/database/holds-all'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tournaments } from './tournaments.table.ts'

export const tournamentStore = records(tournaments, 'tournaments')

export type TournamentRow = typeof tournaments.$inferSelect

export const findTournament = (db: Queryable, id: string): Promise<TournamentRow | null> => tournamentStore.find(db, id)

/** Deleted ones too, for bringing one back. */
export async function findEvenDeleted(db: Queryable, id: string): Promise<TournamentRow | null> {
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id))
  return row ?? null
}

/** What the policies want to know about a tournament. */
export const tournamentSubject = ({ director, coDirectors, tour, status, deleted }: TournamentRow): TournamentSubject => ({
  director,
  coDirectors,
  tour,
  status,
  deleted,
})

/** The policy `tournament.edit` as a condition: directors and co-directors, admins. */
export function editedBy(actor: Actor | null): SQL {
  if (isAdmin(actor)) return sql`true`
  return actor ? directedBy(actor) : sql`false`
}

/** Who directs it themselves, alone or with others. */
export function directedBy(actor: Actor): SQL {
  const besides = holdsAll(tournaments.coDirectors, [actor.id])
  return actor.userType === 'Director' || isAdmin(actor) ? or(eq(tournaments.director, actor.id), besides)! : besides
}

/** The policy `tournament.run` as a condition: who edits it, and assistants of its tour. */
export function runBy(actor: Actor | null): SQL {
  const assists = actor?.userType === 'Director' && actor.isAssistant && actor.tours.length > 0
  return assists ? (or(editedBy(actor), inArray(tournaments.tour, actor.tours)) as SQL) : editedBy(actor)
}

/** The policy `tournament.weigh` as a condition: who runs it, and who was given its tour to weigh on. */
export function weighedBy(actor: Actor | null): SQL {
  const tours = actor?.userType === 'Director' && actor.isAssistant ? (actor.weighTours ?? []) : []
  if (!tours.length) return runBy(actor)
  return or(runBy(actor), and(ne(tournaments.status, 'Draft'), inArray(tournaments.tour, tours))) as SQL
}

/** The ids of the tournaments the actor runs or weighs at. */
export const idsWeighedBy = (db: Queryable, actor: Actor | null) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(sql`not ${tournaments.deleted} and ${weighedBy(actor)}`)

/** The ids of the tournaments the actor runs, to be used inside another query: `inArray(entries.tournament, …)`. */
export const idsRunBy = (db: Queryable, actor: Actor | null) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(sql`not ${tournaments.deleted} and ${runBy(actor)}`)

/** The policy `tournament.see` in the same way. */
export const idsSeenBy = (db: Queryable, actor: Actor | null) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(sql`not ${tournaments.deleted} and (${tournaments.status} <> 'Draft' or ${runBy(actor)})`)

/** The ids of the tournaments the actor may change (`tournament.edit`), to be used inside another query. */
export const idsEditedBy = (db: Queryable, actor: Actor | null) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(sql`not ${tournaments.deleted} and ${editedBy(actor)}`)
