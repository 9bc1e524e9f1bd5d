import type { Actor, DirectorSubject } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { tourStore } from '#features/tours/tours/index'
import type { Doer } from '#platform/audit/doer'
import { firstOf } from '#platform/database/first-of'
import type { Records, RecordTable, RowOf } from '#platform/database/records'
import { rowOrDefaults } from '#platform/database/row-or-defaults'
import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { userStore } from '../users/index.ts'

type DirectorsTable = RecordTable & { user: AnyPgColumn }
const { table: tours } = tourStore

/** Directors and admins by id, with the tours they direct. */
export async function findDirectors(db: Queryable, ids: string[]): Promise<Map<string, DirectorSubject>> {
  const [users, directed] = [await userStore.findMany(db, ids), await tourStore.list(db, inArray(tours.director, ids))]
  return new Map(
    users
      .filter(({ userType }) => userType !== 'Angler')
      .map(({ id }) => [id, { id, tours: directed.filter(({ director }) => director === id).map((tour) => tour.id) }]),
  )
}

/**
 * What a family has in common of which each director has one: written by the director and admins, listed also for who
 * helps on the director's tours.
 */
export const ofADirector = (table: DirectorsTable) => ({
  scope: (actor: Actor | null, { db }: Deps) => {
    if (!actor) return sql`false`
    if (isAdmin(actor)) return undefined
    const helped = db
      .select({ id: tours.director })
      .from(tours)
      .where(and(eq(tours.deleted, false), inArray(tours.id, actor.tours)))
    return or(eq(table.user, actor.id), actor.isAssistant ? inArray(table.user, helped) : undefined)
  },
  parents: { user: findDirectors },
  subject: (_row: object, { user }: { user: DirectorSubject | null }) => user,
  stamp: (body: { user?: string | undefined }, actor: Actor) => ({ user: body.user ?? actor.id }),
})

/** The one row of a director, if there is one. */
export const rowOf = <T extends DirectorsTable>(db: Queryable, store: Records<T>, user: string): Promise<RowOf<T> | null> =>
  firstOf(db, store, eq(store.table.user, user))

/** The same, made with defaults when there is none yet. */
export const rowOrDefaultsOf = <T extends DirectorsTable>(db: Queryable, store: Records<T>, user: string, doer: Doer): Promise<RowOf<T>> =>
  rowOrDefaults(db, store, { values: { user }, where: eq(store.table.user, user), summary: 'Made with defaults' }, doer)
