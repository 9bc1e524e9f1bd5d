import { securityEventCalls } from '@ramplight/contract/system/security-events'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, desc, eq, gte, inArray, lt, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { people } from '#features/people/users/index'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { securityEvents } from '#platform/security/security-events.table'

/** No answer is longer. */
const NEWEST = 500

export function securityEventRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, securityEventCalls.list, {
    handle: async ({ query: { kind, user, from, to }, deps }) => {
      const rows = await deps.db
        .select()
        .from(securityEvents)
        .where(
          and(
            kind ? eq(securityEvents.kind, kind) : undefined,
            user ? or(eq(securityEvents.user, user), eq(securityEvents.admin, user)) : undefined,
            from ? gte(securityEvents.at, from) : undefined,
            to ? lt(securityEvents.at, to) : undefined,
          ),
        )
        .orderBy(desc(securityEvents.at), desc(securityEvents.id))
        .limit(NEWEST)
      const ids = [...new Set(rows.flatMap((row) => [row.user, row.admin]).filter((id) => id !== null))]
      const known = ids.length ? await deps.db.select().from(people).where(inArray(people.id, ids)) : []
      const names = new Map(known.map((row) => [row.id, fullName(row)]))
      const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
      return rows.map(({ id: _id, same: _, ...row }) => ({ _id, ...row, userName: nameOf(row.user), adminName: nameOf(row.admin) }))
    },
  })
}
