import { auditCalls } from '@ramplight/contract/system/audit'
import { can } from '@ramplight/domain/policies/policies'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { anglerNames, presentTrace, userStore } from '#features/people/users/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { auditLog } from '#platform/audit/audit.table'
import type { Deps } from '#platform/http/deps'
import { route, signedIn } from '#platform/http/route'

const NEWEST = 500

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  route(app, deps, auditCalls.byTournament, {
    load: ({ params }) => findTournament(db, params.id),
    handle: async (ctx, tournament) => {
      const actor = signedIn(ctx)
      // Who runs a ramp but does not see its payments does not see them here either.
      const money = can(actor, 'tournament.edit', tournament) ? undefined : ne(auditLog.family, 'payments')
      const lines = await db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.tournament, tournament.id), money))
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(NEWEST)
      const names = await anglerNames(
        db,
        lines.flatMap((line) => line.by ?? []),
      )
      return lines.map(({ id, ...line }) => {
        const by = line.by ? names.get(line.by) : undefined
        const shown = (trace: unknown) => (line.family === userStore.name ? presentTrace(trace, actor) : trace)
        return {
          ...line,
          before: shown(line.before),
          after: shown(line.after),
          _id: id,
          byName: by ? `${by.first_name} ${by.last_name}`.trim() : null,
        }
      })
    },
  })
}
