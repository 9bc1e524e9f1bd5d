import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { idsRunBy } from '#features/tournaments/tournaments/index'
import { idsOfToursEditedBy } from '#features/tours/tours/index'
import { holdsAll } from '#platform/database/holds-all'
import { records } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { SeenAs } from '#platform/http/search-of'
import { messages } from './messages.table.ts'

export const messageStore = records(messages, 'messages')
export type MessageRow = typeof messages.$inferSelect

/** It was written to them, and has gone out by now. */
export const isTold = (person: string, now: Date): SQL =>
  and(holdsAll(messages.recipients, [person]), or(isNull(messages.sendAfter), lte(messages.sendAfter, now.toISOString()))) as SQL

/** The policy `message.edit` as a condition: who wrote it, and who runs what it is about. */
const answersFor = (db: Db, actor: Actor): SQL =>
  or(
    eq(messages.sender, actor.id),
    inArray(messages.tournament, idsRunBy(db, actor)),
    inArray(messages.tour, idsOfToursEditedBy(db, actor)),
  ) as SQL

/** Who is only told sees of a message whether they have read it (`ownStatus`), and not whether the others have. */
export function messagesSeenAs(db: Db, actor: Actor | null): SeenAs {
  if (!actor || isAdmin(actor)) return {}
  const { status, recipients, readBy } = messages
  const isRead = sql`${holdsAll(readBy, [actor.id])} or (jsonb_array_length(${recipients}) = 1 and ${status} = 'Received - Read')`
  const own = sql`case when ${isRead} then 'Received - Read' else 'Received - Not Read' end`
  return { status: sql`case when ${answersFor(db, actor)} then ${status} else ${own} end` }
}

/** The policy `message.see` as a condition. */
export function visibleMessages(db: Db, actor: Actor | null, now: Date): SQL | undefined {
  if (isAdmin(actor)) return undefined
  if (!actor) return sql`false`
  return or(isTold(actor.id, now), answersFor(db, actor))
}
