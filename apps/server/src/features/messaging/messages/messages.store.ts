import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { people, visiblePeople } from '#features/people/users/index'
import { idsRunBy } from '#features/tournaments/tournaments/index'
import { idsOfToursEditedBy } from '#features/tours/tours/index'
import { records } from '#platform/database/records'
import type { Db, Queryable } from '#platform/database/types'
import { messages } from './messages.table.ts'

export const messageStore = records(messages, 'messages')
export type MessageRow = typeof messages.$inferSelect

export const isTo = (person: string): SQL => sql`${messages.recipients} @> ${JSON.stringify([person])}::jsonb`

/** The policy `message.see` as a condition. */
export function visibleMessages(db: Db, actor: Actor | null): SQL | undefined {
  if (actor?.userType === 'System Admin') return undefined
  if (!actor) return sql`false`
  return or(
    eq(messages.sender, actor.id),
    isTo(actor.id),
    inArray(messages.tournament, idsRunBy(db, actor)),
    inArray(messages.tour, idsOfToursEditedBy(db, actor)),
  )
}

/** Those of these people whom the actor may write to: whom they may see. In one statement. */
export async function writableTo(db: Queryable, ids: string[], actor: Actor | null): Promise<Map<string, { id: string }>> {
  if (!actor) return new Map()
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.deleted, false), inArray(people.id, ids), visiblePeople(actor)))
  return new Map(found.map((one) => [one.id, one]))
}
