import { randomBytes } from 'node:crypto'
import { calendarFeedCalls as calls } from '@ramplight/contract/tournaments/calendar-feeds'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { writeAudit } from '#platform/audit/write-audit'
import { hashOf } from '#platform/auth/refresh-secret'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { calendarFeeds } from './calendar-feeds.table.ts'
import { feedPath } from './feed-path.ts'

/** The address of one’s own calendar: made, renewed and ended. The file itself is among the public pages. */
export function calendarFeedRoutes(app: FastifyInstance, deps: AppDeps): void {
  const note = (tx: Tx, { doer, actor }: ReturnType<typeof workOf>, summary: string) =>
    writeAudit(tx, doer, { action: 'changed', family: 'calendar-feeds', record: actor.id, summary })

  route(app, deps, calls.own, {
    handle: async (ctx) => {
      const [feed] = await ctx.deps.db
        .select()
        .from(calendarFeeds)
        .where(eq(calendarFeeds.user, signedIn(ctx).id))
      return { since: feed?.madeAt ?? null }
    },
  })

  route(app, deps, calls.renew, {
    handle: (ctx) =>
      inTransaction(ctx.deps.db, async (tx) => {
        const work = workOf(ctx)
        const secret = randomBytes(24).toString('base64url')
        const made = { secretHash: hashOf(secret), madeAt: work.doer.at }
        await tx
          .insert(calendarFeeds)
          .values({ user: work.actor.id, ...made })
          .onConflictDoUpdate({ target: calendarFeeds.user, set: made })
        await note(tx, work, 'Address of the calendar made')
        return { path: feedPath(secret) }
      }),
  })

  route(app, deps, calls.end, {
    handle: (ctx) =>
      inTransaction(ctx.deps.db, async (tx) => {
        const work = workOf(ctx)
        const gone = await tx.delete(calendarFeeds).where(eq(calendarFeeds.user, work.actor.id)).returning()
        if (gone.length) await note(tx, work, 'Address of the calendar ended')
        return { ok: true as const }
      }),
  })
}
