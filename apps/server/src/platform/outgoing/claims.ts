import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database/types.ts'
import { RETRY_UP_TO_MS } from '../realtime/listener.ts'
import { outgoingMessages as messages, type OutgoingRow } from './outgoing.table.ts'

/** A line to the database may be away for as long before its process counts as dead: two tries of coming back, and the answer. */
export const GRACE_MS = 2 * RETRY_UP_TO_MS + 2000

/** The process that works, by the name of its line to the database, and what it has in hand. */
export type Claimant = { name: string; inHand: Set<string> }

/** What a job of a queue says: which message is to be tried, and which job it is itself. */
export type Handed = { message: string; job: string }

export const queueOf = (kind: OutgoingRow['kind']) => `outgoing-${kind}`

/**
 * Takes a message to be sent by this process alone. `over`: it is sent or dead, or another job has it now; `taken`: somebody sends it.
 * What this process took and could not note the end of is taken again, as unclear.
 */
export async function claim(db: Db, { message, job }: Handed, by: Claimant): Promise<OutgoingRow | 'over' | 'taken'> {
  if (by.inHand.has(message)) return 'taken'
  const thisJob = and(eq(messages.id, message), eq(messages.job, job))
  const free = or(eq(messages.state, 'waiting'), and(eq(messages.state, 'sending'), eq(messages.claimedBy, by.name)))
  const [row] = await db
    .update(messages)
    .set({
      ...{ state: 'sending', claimedBy: by.name, claimedAt: sql`clock_timestamp()`, tries: sql`${messages.tries} + 1` },
      unclear: sql`${messages.unclear} or ${messages.state} = 'sending'`,
    })
    .where(and(thisJob, free))
    .returning()
  if (row) return row
  const [other] = await db.select({ state: messages.state }).from(messages).where(thisJob)
  return other?.state === 'sending' ? 'taken' : 'over'
}

/**
 * Processes that had a message and have no line to the database any more, since `graceMs` at least. `gone` is what earlier looks saw:
 * a line that breaks for a moment is no death.
 */
export async function deadProcesses(db: Db, gone: Map<string, number>, graceMs: number, at = Date.now()): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct claimed_by as name from outgoing_messages
    where state in ('waiting', 'sending') and job is not null and claimed_by is not null
      and claimed_by not in (select application_name from pg_stat_activity where datname = current_database())`)
  const missing = new Set(rows.map(({ name }) => name))
  for (const name of gone.keys()) if (!missing.has(name)) gone.delete(name)
  for (const name of missing) if (!gone.has(name)) gone.set(name, at)
  return [...gone].flatMap(([name, since]) => (at - since >= graceMs ? [name] : []))
}

/**
 * Sets free what nobody will come back to, so that it gets a new job: what a dead process was sending (whether it went out nobody
 * knows), and what has a job that nobody works on, as it was fetched by a process that died before it claimed, or the job is lost.
 */
export async function freeAbandoned(db: Db, dead: string[], graceMs: number): Promise<number> {
  const ofDead = dead.length ? sql`m.claimed_by in ${dead}` : sql`false`
  const { rows } = await db.execute(sql`
    update outgoing_messages set state = 'waiting', job = null, unclear = unclear or state = 'sending'
    where id in (
      select m.id from outgoing_messages m left join pgboss.job j on j.name = 'outgoing-' || m.kind and j.id = m.job
      where m.job is not null and (
        m.state = 'sending' and ${ofDead}
        or m.state = 'waiting' and (j.id is null or j.state in ('completed', 'cancelled') or j.state = 'active' and (
          ${ofDead} and m.claimed_at >= j.started_on
          or (m.claimed_at is null or m.claimed_at < j.started_on)
            and j.started_on < clock_timestamp() - ${`${graceMs} milliseconds`}::interval)))
      for update of m skip locked)
    returning id`)
  return rows.length
}

/** What nobody has handed to a queue yet, locked: first what somebody waits for at a screen (a code), then the oldest; those that somebody else is handing over are left to them. */
export const freshOnes = (db: Db, kinds: OutgoingRow['kind'][], most: number) =>
  db
    .select({ id: messages.id, kind: messages.kind, sendAfter: messages.sendAfter, secret: messages.secret })
    .from(messages)
    .where(and(eq(messages.state, 'waiting'), isNull(messages.job), inArray(messages.kind, kinds)))
    .orderBy(desc(messages.secret), messages.createdAt, messages.id)
    .limit(most)
    .for('update', { skipLocked: true })
