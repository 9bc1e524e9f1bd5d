import { newId } from '@ramplight/contract/kernel/new-id'
import type { SecurityKind } from '@ramplight/contract/system/security-events'
import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '../database/types.ts'
import { securityEvents } from './security-events.table.ts'
import { whereFrom } from './where-from.ts'

/** So long a line is kept. */
export const KEPT_DAYS = 180
/** What is the same within so many minutes is counted in one line: a guesser must not fill the disk. */
const TOGETHER_MINUTES = 10
/** Notes between two looks for old lines, per process; a look never takes long. */
const SWEEP_EVERY = 100
const MOST_AT_ONCE = 1000

export type SecurityNote = { kind: SecurityKind; user?: string | null | undefined; admin?: string | null | undefined; times?: number }

let notes = 0

/** Notes it with what it is about: what is taken back by `db` was never noted. */
export async function noteSecurity(db: Queryable, now: Date, { kind, user = null, admin = null, times = 1 }: SecurityNote): Promise<void> {
  const { address, device } = whereFrom()
  const at = now.toISOString()
  const window = Math.floor(now.getTime() / (TOGETHER_MINUTES * 60_000))
  const same = [kind, user, admin, address, window].join(' ')
  await db
    .insert(securityEvents)
    .values({ id: newId(), kind, user, admin, address, device, at, lastAt: at, times, same })
    .onConflictDoUpdate({ target: securityEvents.same, set: { lastAt: at, times: sql`${securityEvents.times} + ${times}` } })
  if (notes++ % SWEEP_EVERY === 0) await sweepSecurity(db, now)
}

/** Notes a refusal: it stays although the request is taken back. */
export const noteRefusal = ({ outside, now }: { outside: Db; now: () => Date }, note: SecurityNote): Promise<void> =>
  noteSecurity(outside, now(), note)

/** Lines older than `KEPT_DAYS` go. */
export async function sweepSecurity(db: Queryable, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await db.execute(
    sql`delete from ${securityEvents} where ctid = any(array(
      select ctid from ${securityEvents} where at < ${old} limit ${MOST_AT_ONCE} for update skip locked))`,
  )
}
