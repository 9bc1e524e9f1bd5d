import { syncCalls as calls, type SyncResult } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '#platform/database/in-transaction'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { noteDevice, sweepLedger } from '#platform/sync/devices'
import { epochsOf } from '#platform/sync/epochs'
import { SETTLED_STATUSES } from '#platform/sync/ledger'
import { MIN_SCHEMA } from '#platform/sync/older-versions'
import { pokeHub } from '#platform/sync/poke-hub'
import { pushOps } from '#platform/sync/push-ops'
import { readChanges } from '#platform/sync/read-changes'
import { outcomesOf } from './outcomes-of.ts'
import { scopesOf } from './scopes-of.ts'
import { seenInTours } from './seen-in-tours.ts'
import { streamPokes } from './stream-pokes.ts'

const isDone = ({ status }: SyncResult): boolean => SETTLED_STATUSES.has(status)

/** The offline channel: what devices hear of, and what they have changed. */
export function syncRoutes(app: FastifyInstance, deps: AppDeps): void {
  seenInTours(deps)
  const pokes = pokeHub(deps.pool, (line) => app.log.warn(line))
  app.addHook('onClose', () => pokes.close())
  const time = () => deps.now().toISOString()
  const epochs = epochsOf(deps.outside, deps.now)

  route(app, deps, calls.hello, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const { device, schema, app: version, ackThrough, devSeq, clockOff } = ctx.body
      if (schema < MIN_SCHEMA) throw refused('sync.upgrade-needed')
      const sender = { user: actor.id, device, at: time() }
      await noteDevice(ctx.deps.db, sender, { ackThrough, devSeq, schema, app: version, clockOff })
      return {
        serverTime: time(),
        user: actor.id,
        scopes: await scopesOf(ctx.deps.db, actor),
        minSchema: MIN_SCHEMA,
        schema: SYNC_SCHEMA,
      }
    },
  })

  route(app, deps, calls.changes, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const known = await epochs()
      const page = await inTransaction(
        ctx.deps.db,
        async (tx) => readChanges(tx, ctx.deps.sync, actor, await scopesOf(tx, actor), known, ctx.body),
        {
          isolationLevel: 'repeatable read',
          accessMode: 'read only',
        },
      )
      return { ...page, serverTime: time() }
    },
  })

  route(app, deps, calls.push, {
    handle: async (ctx) => {
      const { device, ackThrough, ops } = ctx.body
      const work = workOf(ctx)
      const sender = { user: work.actor.id, device, at: work.doer.at }
      const results = await pushOps(ops, work, sender, ctx.request.log)
      await noteDevice(ctx.deps.db, sender, { ackThrough, devSeq: Math.max(ackThrough, ...ops.map(({ devSeq }) => devSeq)) })
      sweepLedger(ctx.deps, ctx.request.log)
      return { ok: results.every(isDone), acknowledged: true, serverTime: time(), results }
    },
  })

  route(app, deps, calls.ops, { handle: (ctx) => outcomesOf(ctx.deps, ctx.body.ops, signedIn(ctx)) })

  route(app, deps, calls.stream, {
    handle: async (ctx) => (ctx.request.method === 'HEAD' ? '' : streamPokes(ctx.deps, pokes, ctx.request, ctx.reply)),
  })
}
