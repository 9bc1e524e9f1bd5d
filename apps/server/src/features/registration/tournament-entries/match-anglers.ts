import type { ImportAngler } from '@ramplight/contract/registration/tournament-entries'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { AnglerBook } from '@ramplight/domain/registration/angler-book'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { openAnglerBook, userStore } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { booksOf } from '#features/tournaments/tournaments/related/index'
import type { Queryable } from '#platform/database/types'

const { table: users } = userStore

/** Everybody on the list whom the director of the tournament, or who runs it, may see. */
export async function anglerBook(db: Queryable, lines: ImportAngler[], tournament: TournamentRow, actor: Actor): Promise<AnglerBook> {
  const own = actor.userType === 'Director' ? ofTours(actor.tours) : undefined
  const visible = or(await inBookOf(db, tournament), eq(users.director, actor.id), own, eq(users.id, actor.id))
  return openAnglerBook(db, lines, visible, { actor })
}

/** Who is in the book of a tournament’s director (`isInBook` of the policies, as a condition). */
export async function inBookOf(db: Queryable, tournament: TournamentRow): Promise<SQL | undefined> {
  const { toursOfDirector } = (await booksOf(db, [tournament]))(tournament)
  return or(eq(users.director, tournament.director), ofTours([tournament.tour, ...toursOfDirector]))
}

const ofTours = (tours: string[]): SQL => sql`${users.tours} ?| ${sql.param([...new Set(tours)])}::text[]`
