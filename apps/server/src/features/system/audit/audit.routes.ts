import { auditCalls } from '@ramplight/contract/system/audit'
import { can } from '@ramplight/domain/policies/policies'
import { and, eq, notInArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findTournament, tournamentSubject } from '#features/tournaments/tournaments/index'
import { auditLog } from '#platform/audit/audit.table'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { presentLines } from './audit.presenter.ts'
import { asked, doneBy, newestLines } from './audit.queries.ts'
import { maySeeHistory } from './may-see-history.ts'

/** Whose lines say what somebody has paid. */
const MONEY = ['payments', 'entry-invoices']
/** Credits are between their owner, who reads them in their bank, and admins. */
const CREDITS = 'credit-transactions'

export function auditRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, auditCalls.list, {
    handle: async (ctx) => presentLines(ctx.deps, await newestLines(ctx.deps.db, asked(ctx.query)), signedIn(ctx), 'all'),
  })

  route(app, deps, auditCalls.byTournament, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: async (ctx, tournament) => {
      const actor = signedIn(ctx)
      const isTheirs = can(actor, 'tournament.edit', tournamentSubject(tournament))
      // Who runs a ramp but does not see its payments does not see them here either.
      const hidden = can(actor, 'system-admin', undefined) ? [] : [CREDITS, ...(isTheirs ? [] : MONEY)]
      const lines = await newestLines(ctx.deps.db, and(eq(auditLog.tournament, tournament.id), notInArray(auditLog.family, hidden)))
      return presentLines(ctx.deps, lines, actor, isTheirs ? 'all' : 'traces')
    },
  })

  route(app, deps, auditCalls.byRecord, {
    load: async (ctx) => {
      const { family, id } = ctx.params
      const lines = await newestLines(ctx.deps.db, and(eq(auditLog.record, id), eq(auditLog.family, family)))
      const shown = await maySeeHistory(ctx.deps, signedIn(ctx), ctx.params, lines)
      return shown && { lines, shown }
    },
    handle: async (ctx, { lines, shown }) => presentLines(ctx.deps, lines, signedIn(ctx), shown),
  })

  route(app, deps, auditCalls.byUser, {
    load: async ({ params }) => ({ id: params.id }),
    handle: async (ctx, { id }) => {
      const actor = signedIn(ctx)
      const shown = can(actor, 'system-admin', undefined) ? 'all' : 'summaries'
      return presentLines(ctx.deps, await newestLines(ctx.deps.db, doneBy(id)), actor, shown)
    },
  })
}
