import { pushSubscriptionCalls as calls } from '@ramplight/contract/messaging/push-subscriptions'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isSignedOut } from '#features/people/auth/index'
import { writeAudit } from '#platform/audit/write-audit'
import { bearerOf, readToken } from '#platform/auth/tokens'
import { inTransaction } from '#platform/database/in-transaction'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { devicesOf, keepDevice } from './push-devices.ts'
import { pushSubscriptions as devices } from './push-subscriptions.table.ts'

/** Everybody turns notifications on and off for the device in their own hand. */
export function pushSubscriptionRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.own, {
    handle: async (ctx) => {
      const { db, carriers, vapid } = ctx.deps
      const rows = await devicesOf(db, [signedIn(ctx).id])
      const isOut = await Promise.all(rows.map(({ session }) => isSignedOut(db, session)))
      const live = rows.filter((_, at) => !isOut[at])
      return {
        isCarried: carriers.push !== null,
        key: vapid.publicKey,
        devices: live.map(({ endpoint }) => ({ endpoint })),
      }
    },
  })

  route(app, deps, calls.subscribe, {
    handle: async (ctx) => {
      const { deps, doer, body, request } = ctx
      const user = signedIn(ctx).id
      const token = await readToken(bearerOf(request.headers.authorization) ?? '', deps.signingKey, deps.now())
      return inTransaction(deps.db, async (tx) => {
        // Without a session of its own a device is as good as signed out: nothing is sent there.
        const about = { user, session: token?.session ?? '', at: doer.at, carriers: deps.carriers }
        await keepDevice(tx, body, about)
        await writeAudit(tx, doer, { action: 'changed', family: 'users', record: user, summary: 'Turned notifications on for a device' })
        return { ok: true as const }
      })
    },
  })

  route(app, deps, calls.unsubscribe, {
    handle: async (ctx) => {
      const { deps, doer, body } = ctx
      const user = signedIn(ctx).id
      return inTransaction(deps.db, async (tx) => {
        const gone = await tx
          .delete(devices)
          .where(and(eq(devices.endpoint, body.endpoint), eq(devices.user, user)))
          .returning({ id: devices.id })
        if (gone.length)
          await writeAudit(tx, doer, { action: 'changed', family: 'users', record: user, summary: 'Turned notifications off for a device' })
        return { ok: true as const }
      })
    },
  })
}
