import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { tours } from './tours.table.ts'

/** The policy `tour.edit` as a condition: its director, those who help on it, admins. */
function editedBy(actor: Actor | null): SQL | undefined {
  if (isAdmin(actor)) return undefined
  if (actor?.userType !== 'Director') return sql`false`
  return or(eq(tours.director, actor.id), actor.isAssistant && actor.tours.length ? inArray(tours.id, actor.tours) : undefined)
}

/** The ids of the tours the actor edits, to be used inside another query: `inArray(sponsors.tour, …)`. */
export const idsOfToursEditedBy = (db: Queryable, actor: Actor | null) =>
  db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.deleted, false), editedBy(actor)))
