import { messageChoiceCalls as calls, type MessageChoices } from '@ramplight/contract/messaging/message-choices'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable } from '#platform/database/types'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { turnedOffMessages as turnedOff } from '#platform/outgoing/outgoing.table'

/** Everybody says for themself what they do not want; the delivery asks when it sends. */
export function messageChoiceRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.own, { handle: (ctx) => choicesOf(ctx.deps.db, signedIn(ctx).id) })

  route(app, deps, calls.save, {
    handle: async (ctx) => {
      const { deps, body, doer } = ctx
      const user = signedIn(ctx).id
      return inTransaction(deps.db, async (tx) => {
        const before = await choicesOf(tx, user)
        await tx.delete(turnedOff).where(eq(turnedOff.user, user))
        const rows = body.off.map(({ topic, channel }) => ({ user, topic, kind: channel }))
        if (rows.length) await tx.insert(turnedOff).values(rows).onConflictDoNothing()
        const after = await choicesOf(tx, user)
        await writeAudit(tx, doer, {
          action: 'changed',
          family: 'message-choices',
          record: user,
          summary: 'Choice of messages',
          before,
          after,
        })
        return after
      })
    },
  })
}

async function choicesOf(db: Queryable, user: string): Promise<MessageChoices> {
  const rows = await db.select().from(turnedOff).where(eq(turnedOff.user, user)).orderBy(turnedOff.topic, turnedOff.kind)
  return { off: rows.map(({ topic, kind }) => ({ topic, channel: kind })) }
}
