import { newId } from '@ramplight/contract/kernel/new-id'
import { brokenPageCalls as calls } from '@ramplight/contract/system/broken-pages'
import { patternOf, scrubMessage } from '@ramplight/domain/kernel/broken-page'
import { desc, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { takeOrRefuse } from '#features/people/auth/index'
import type { Queryable } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { brokenPages } from './broken-pages.table.ts'

/** A cause that nobody met for so long is over. */
export const KEPT_DAYS = 90
const NEWEST = 500
const MOST_AT_ONCE = 1000
/** No more causes are kept: nobody fills the disk with them. */
const MOST = 5000

export function brokenPageRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.list, {
    handle: async ({ deps }) => {
      const rows = await deps.db.select().from(brokenPages).orderBy(desc(brokenPages.lastAt), desc(brokenPages.id)).limit(NEWEST)
      return rows.map(({ id: _id, ...row }) => ({ _id, ...row }))
    },
  })

  route(app, deps, calls.report, {
    handle: async ({ body: { build, route, message }, request, deps }) => {
      await takeOrRefuse(deps, { what: 'reportBrokenPage', from: request.ip })
      const at = deps.now().toISOString()
      const cause = { build, route: patternOf(route), message: scrubMessage(message) }
      await deps.db
        .insert(brokenPages)
        .values({ id: newId(), ...cause, firstAt: at, lastAt: at, times: 1 })
        .onConflictDoUpdate({
          target: [brokenPages.build, brokenPages.route, brokenPages.message],
          set: { lastAt: at, times: sql`${brokenPages.times} + 1` },
        })
      await sweepBrokenPages(deps.db, deps.now())
      return { ok: true as const }
    },
  })
}

/** Causes that are over go, and the oldest beyond `MOST`. */
async function sweepBrokenPages(db: Queryable, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await db.execute(
    sql`delete from ${brokenPages} where ctid = any(array(
      select ctid from (select ctid, last_at, row_number() over (order by last_at desc) as place from ${brokenPages}) ranked
      where last_at < ${old} or place > ${MOST} limit ${MOST_AT_ONCE}))`,
  )
}
