import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import { outgoingMessages as messages, type OutgoingRow, unreachableAddresses as unreachable } from './outgoing.table.ts'

type Reason = (typeof unreachable.$inferInsert)['reason']

/** Writes down that somebody is not to be written to, or cannot be. What is there stays: STOP is for ever. */
export async function noteUnreachable(db: Queryable, address: string, reason: Reason, at: string): Promise<void> {
  await db.insert(unreachable).values({ address: address.toLowerCase(), reason, at }).onConflictDoNothing()
}

/** Who said STOP hears nothing more by SMS; who unsubscribed, complained or cannot be reached gets nothing in bulk. */
export async function isUnreachable(db: Queryable, { to, kind, bulk }: Pick<OutgoingRow, 'to' | 'kind' | 'bulk'>): Promise<Reason | null> {
  const [listed] = await db.select().from(unreachable).where(eq(unreachable.address, to.toLowerCase()))
  return listed && (kind === 'sms' || bulk) ? listed.reason : null
}

/** How far each kind of news goes; news that comes late takes nothing back. */
const FURTHER = { delivered: 1, failed: 2, bounced: 2, read: 3 }

/** What became of a message after it was sent. Answers the message of a director that it is a copy of, when that is news. */
export async function noteArrival(db: Queryable, id: string, arrival: NonNullable<OutgoingRow['arrival']>): Promise<string | null> {
  const before = Object.entries(FURTHER).flatMap(([name, far]) => (far < FURTHER[arrival] ? [name] : []))
  const isNews = before.length ? sql`(arrival is null or arrival in ${before})` : sql`arrival is null`
  const [changed] = await db
    .update(messages)
    .set({ arrival })
    .where(sql`${eq(messages.id, id)} and ${isNews}`)
    .returning({ message: messages.message })
  return changed?.message ?? null
}
