import type { Actor, TournamentSubject } from '@ramplight/domain/policies/subjects'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tournaments } from './tournaments.table.ts'

export const tournamentStore = records(tournaments, 'tournaments')

export type TournamentRow = typeof tournaments.$inferSelect

export const findTournament = (db: Queryable, id: string): Promise<TournamentRow | null> => tournamentStore.find(db, id)

/** What the policies want to know about a tournament. */
export const tournamentSubject = ({ director, coDirectors, tour, status, deleted }: TournamentRow): TournamentSubject => ({
  director,
  coDirectors,
  tour,
  status,
  deleted,
})

/** The policy `tournament.run` as a condition: directors and co-directors, assistants of the tour, admins. */
export function runBy(actor: Actor | null): SQL {
  if (actor?.userType === 'System Admin') return sql`true`
  if (!actor) return sql`false`
  const isDirector = actor.userType === 'Director'
  return or(
    isDirector ? eq(tournaments.director, actor.id) : sql`false`,
    sql`${tournaments.coDirectors} @> ${JSON.stringify([actor.id])}::jsonb`,
    isDirector && actor.isAssistant && actor.tours.length ? inArray(tournaments.tour, actor.tours) : sql`false`,
  ) as SQL
}

/** The ids of the tournaments the actor runs, to be used inside another query: `inArray(entries.tournament, …)`. */
export const idsRunBy = (db: Queryable, actor: Actor | null) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(sql`not ${tournaments.deleted} and ${runBy(actor)}`)
