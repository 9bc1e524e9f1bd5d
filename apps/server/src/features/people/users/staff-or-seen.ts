import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { visiblePeople } from './users.queries.ts'
import { people } from './users.store.ts'

/** Those of these people whom the actor may see, and who helps on the same tours: for `references`, in one statement. */
export async function staffOrSeen(db: Queryable, ids: string[], actor: Actor | null): Promise<Map<string, { id: string }>> {
  if (!actor) return new Map()
  const on = (tours: typeof people.tours | typeof people.weighTours) => sql`${tours} ?| ${sql.param(actor.tours)}::text[]`
  const helps = and(eq(people.isAssistant, true), or(on(people.tours), on(people.weighTours)))
  const sees = visiblePeople(actor)
  const known = sees && (actor.userType === 'Director' ? or(sees, helps) : sees)
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.deleted, false), inArray(people.id, ids), known))
  return new Map(found.map((one) => [one.id, one]))
}
