import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { AppDeps } from './deps.ts'
import { idempotencyKeys } from './idempotency.table.ts'

/** Longer than any device retries. */
export const KEPT_DAYS = 7
/** Keys between two looks for old ones, per process. */
export const SWEEP_EVERY = 200
/** A look never takes long; what is left is for the next. */
const MOST_AT_ONCE = 1000

const counts = new WeakMap<AppDeps, number>()

/** Now and then, and not while somebody waits: removes keys that nobody will send again. The first key of a process looks, too. */
export function sweepKeys(deps: AppDeps, log: FastifyBaseLogger): void {
  const count = counts.get(deps) ?? 0
  counts.set(deps, count + 1)
  if (count % SWEEP_EVERY > 0) return
  const old = new Date(deps.now().getTime() - KEPT_DAYS * 86_400_000).toISOString()
  deps.outside
    .execute(
      sql`delete from ${idempotencyKeys} where ctid = any(array(
        select ctid from ${idempotencyKeys} where created_at < ${old} limit ${MOST_AT_ONCE} for update skip locked))`,
    )
    .catch((error: unknown) => log.warn({ err: error }, 'old keys of requests stay for now'))
}
