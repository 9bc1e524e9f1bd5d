import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../database/types.ts'
import { outgoingMessages as messages, type OutgoingRow } from './outgoing.table.ts'

/** A line to the database may be away for as long before its process counts as dead. */
export const GRACE_MS = 4000

/** The process that works, by the name of its line to the database, and what it has in hand. */
export type Claimant = { name: string; inHand: Set<string> }

/**
 * Takes a message to be sent by this process alone. `over`: it is sent or dead; `taken`: somebody has it. What this process took and
 * could not note the end of is taken again, as unclear.
 */
export async function claim(db: Db, id: string, by: Claimant, at: string): Promise<OutgoingRow | 'over' | 'taken'> {
  if (by.inHand.has(id)) return 'taken'
  const free = or(eq(messages.state, 'waiting'), and(eq(messages.state, 'sending'), eq(messages.claimedBy, by.name)))
  const [row] = await db
    .update(messages)
    .set({
      ...{ state: 'sending', claimedBy: by.name, claimedAt: at, tries: sql`${messages.tries} + 1` },
      unclear: sql`${messages.unclear} or ${messages.state} = 'sending'`,
    })
    .where(and(eq(messages.id, id), free))
    .returning()
  if (row) return row
  const [other] = await db.select({ state: messages.state }).from(messages).where(eq(messages.id, id))
  return other?.state === 'sending' ? 'taken' : 'over'
}

/**
 * Sets free what a process took that is dead: the database sees at once that its line is gone. Whether those messages went out
 * nobody knows, so they are unclear, and a queue gets them anew.
 */
export async function freeAbandoned(db: Db, now: Date): Promise<number> {
  const alive = sql`(select application_name from pg_stat_activity where datname = current_database())`
  const freed = await db
    .update(messages)
    .set({ state: 'waiting', queuedAt: null, claimedBy: null, unclear: true })
    .where(
      and(
        eq(messages.state, 'sending'),
        lt(messages.claimedAt, new Date(now.getTime() - GRACE_MS).toISOString()),
        sql`${messages.claimedBy} not in ${alive}`,
      ),
    )
    .returning({ id: messages.id })
  return freed.length
}

/** What nobody has handed to a queue yet, oldest first, locked; those that somebody else is handing over are left to them. */
export const freshOnes = (db: Db, kinds: OutgoingRow['kind'][], most: number) =>
  db
    .select({ id: messages.id, kind: messages.kind, sendAfter: messages.sendAfter })
    .from(messages)
    .where(and(eq(messages.state, 'waiting'), isNull(messages.queuedAt), inArray(messages.kind, kinds)))
    .orderBy(messages.createdAt, messages.id)
    .limit(most)
    .for('update', { skipLocked: true })
