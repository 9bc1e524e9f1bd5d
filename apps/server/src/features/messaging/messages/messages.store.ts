import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { idsRunBy } from '#features/tournaments/tournaments/index'
import { idsOfToursEditedBy } from '#features/tours/tours/index'
import { holdsAll } from '#platform/database/holds-all'
import { records } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import { messages } from './messages.table.ts'

export const messageStore = records(messages, 'messages')
export type MessageRow = typeof messages.$inferSelect

const isTo = (person: string): SQL => holdsAll(messages.recipients, [person])

/** The policy `message.see` as a condition. */
export function visibleMessages(db: Db, actor: Actor | null): SQL | undefined {
  if (isAdmin(actor)) return undefined
  if (!actor) return sql`false`
  return or(
    eq(messages.sender, actor.id),
    isTo(actor.id),
    inArray(messages.tournament, idsRunBy(db, actor)),
    inArray(messages.tour, idsOfToursEditedBy(db, actor)),
  )
}
