import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { visiblePeople } from './users.queries.ts'
import { people } from './users.store.ts'

/** Those of these people whom the actor may see, and who helps on the same tours: for `references`, in one statement. */
export async function staffOrSeen(db: Queryable, ids: string[], actor: Actor | null): Promise<Map<string, { id: string }>> {
  if (!actor) return new Map()
  const helps = and(eq(people.isAssistant, true), sql`${people.tours} ?| ${sql.param(actor.tours)}::text[]`)
  const sees = visiblePeople(actor)
  const known = sees && (actor.userType === 'Director' ? or(sees, helps) : sees)
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.deleted, false), inArray(people.id, ids), known))
  return new Map(found.map((one) => [one.id, one]))
}
