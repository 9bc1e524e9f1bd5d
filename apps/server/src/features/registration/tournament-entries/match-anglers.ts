import type { ImportAngler } from '@ramplight/contract/registration/tournament-entries'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { AnglerBook } from '@ramplight/domain/registration/angler-book'
import { eq, inArray, or, sql } from 'drizzle-orm'
import { openAnglerBook, userStore } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { booksOf } from '#features/tournaments/tournaments/related/index'
import type { Queryable } from '#platform/database/types'

/** Everybody on the list whom the director of the tournament, or who runs it, may see. */
export async function anglerBook(db: Queryable, lines: ImportAngler[], tournament: TournamentRow, actor: Actor): Promise<AnglerBook> {
  const { table: users } = userStore
  const { toursOfDirector } = (await booksOf(db, [tournament]))(tournament)
  const tours = [...new Set([tournament.tour, ...toursOfDirector, ...(actor.userType === 'Director' ? actor.tours : [])])]
  const visible = or(
    inArray(users.director, [tournament.director, actor.id]),
    sql`${users.tours} ?| ${sql.param(tours)}::text[]`,
    eq(users.id, actor.id),
  )
  return openAnglerBook(db, lines, visible, { actor })
}
