import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { idsRunBy } from '#features/tournaments/tournaments/index'
import { idsOfToursEditedBy } from '#features/tours/tours/index'
import { holdsAll } from '#platform/database/holds-all'
import { records } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import { messages } from './messages.table.ts'

export const messageStore = records(messages, 'messages')
export type MessageRow = typeof messages.$inferSelect

/** It was written to them, and has gone out by now. */
export const isTold = (person: string, now: Date): SQL =>
  and(holdsAll(messages.recipients, [person]), or(isNull(messages.sendAfter), lte(messages.sendAfter, now.toISOString()))) as SQL

/** The policy `message.see` as a condition. */
export function visibleMessages(db: Db, actor: Actor | null, now: Date): SQL | undefined {
  if (isAdmin(actor)) return undefined
  if (!actor) return sql`false`
  return or(
    eq(messages.sender, actor.id),
    isTold(actor.id, now),
    inArray(messages.tournament, idsRunBy(db, actor)),
    inArray(messages.tour, idsOfToursEditedBy(db, actor)),
  )
}
