import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Queryable } from '../database/types.ts'
import type { AppDeps } from '../http/deps.ts'
import type { Sender } from './ledger.ts'
import { syncDevices, syncOps } from './sync.table.ts'

type Said = { ackThrough: number; devSeq?: number; schema?: number; app?: string; clockOff?: number | undefined }

/** Writes down what a device says of itself. What is done with stays done with, whatever comes late. */
export async function noteDevice(db: Queryable, { user, device, at }: Sender, said: Said): Promise<void> {
  const { ackThrough: acked, devSeq = acked, ...more } = said
  const known = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
  await db
    .insert(syncDevices)
    .values({ device, user, acked, devSeq, ...known, lastSeenAt: at })
    .onConflictDoUpdate({
      target: [syncDevices.device, syncDevices.user],
      set: {
        ...known,
        acked: sql`greatest(${syncDevices.acked}, excluded.acked)`,
        devSeq: sql`greatest(${syncDevices.devSeq}, excluded.dev_seq)`,
        lastSeenAt: at,
      },
    })
}

/** Devices of these people that were last heard of in this time: what they took since is not here. */
export const silentDevices = (db: Queryable, users: readonly string[], { after, before }: { after: string; before: string }) =>
  db
    .select({ user: syncDevices.user, lastSeenAt: syncDevices.lastSeenAt })
    .from(syncDevices)
    .where(and(inArray(syncDevices.user, [...users]), gt(syncDevices.lastSeenAt, after), lt(syncDevices.lastSeenAt, before)))
    .orderBy(desc(syncDevices.lastSeenAt))

/**
 * Devices of these people that may hold work that is not here: last heard of in this time, or heard of since, and they said they had
 * more changes than were answered (`unsent`).
 */
export async function devicesNotHeard(db: Queryable, users: readonly string[], { after, before }: { after: string; before: string }) {
  const answered = sql<number>`greatest(${syncDevices.acked}, coalesce((select max(o.dev_seq) from ${syncOps} o where o.device = ${syncDevices.device} and o."user" = ${syncDevices.user}), 0))`
  const unsent = sql<number>`greatest(${syncDevices.devSeq} - ${answered}, 0)`.mapWith(Number)
  return db
    .select({ user: syncDevices.user, lastSeenAt: syncDevices.lastSeenAt, unsent })
    .from(syncDevices)
    .where(
      and(inArray(syncDevices.user, [...users]), gt(syncDevices.lastSeenAt, after), or(lt(syncDevices.lastSeenAt, before), gt(unsent, 0))),
    )
    .orderBy(desc(syncDevices.lastSeenAt))
}

/** Events of these people that were refused because they may not send them, of a tournament, by device. `refused`: ids of the events. */
export async function forbiddenEvents(db: Queryable, users: readonly string[], tournament: string) {
  if (!users.length) return []
  return db
    .select({
      user: syncOps.user,
      device: syncOps.device,
      at: sql<string>`max(${syncOps.at})`.mapWith(syncOps.at),
      refused: sql<string[]>`array_agg(distinct ${syncOps.recId})`,
    })
    .from(syncOps)
    .where(
      and(
        inArray(syncOps.user, [...users]),
        eq(syncOps.tbl, 'weigh-in-events'),
        eq(syncOps.status, 'forbidden'),
        sql`${syncOps.detail}->>'ofTournament' = ${tournament}`,
      ),
    )
    .groupBy(syncOps.user, syncOps.device)
}

/** Longer than any copy of a device is brought back. */
const KEPT_DAYS = 30
/** Pushes between two looks for old answers, per process. */
const SWEEP_EVERY = 200
/** A look never takes long; what is left is for the next. */
const MOST_AT_ONCE = 1000

const counts = new WeakMap<Pool, number>()

/** Now and then, and not while somebody waits: forgets changes that their device is done with. What it never was told of stays. */
export function sweepLedger(deps: AppDeps, log: FastifyBaseLogger): void {
  const count = counts.get(deps.pool) ?? 0
  counts.set(deps.pool, count + 1)
  if (count % SWEEP_EVERY > 0) return
  forgetAcked(deps.outside, deps.now()).catch((error: unknown) => log.warn({ err: error }, 'old changes of devices stay for now'))
}

export async function forgetAcked(db: Queryable, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await db.execute(sql`
    delete from ${syncOps} where ctid = any(array(
      select o.ctid from ${syncDevices} d join ${syncOps} o on o.device = d.device and o."user" = d."user" and o.dev_seq <= d.acked
        where o.at < ${old} limit ${MOST_AT_ONCE} for update of o skip locked))`)
}
