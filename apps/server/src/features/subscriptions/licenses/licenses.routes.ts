import { licenseCalls as calls } from '@ramplight/contract/subscriptions/licenses'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { staffOrSeen, userStore } from '#features/people/users/index'
import { records, toRecord } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { licenses } from './licenses.table.ts'

const store = records(licenses, 'licenses')

/** The policy `license.see` as a condition. */
function visible(actor: Actor | null): SQL | undefined {
  if (isAdmin(actor)) return undefined
  if (!actor) return sql`false`
  const isDirector = actor.userType === 'Director' && !actor.isAssistant
  return or(eq(licenses.user, actor.id), isDirector ? eq(licenses.director, actor.id) : undefined)
}

/** A license is a director's own; only an admin writes one for another director. */
const directorOf = ({ director }: { director?: string | null }, actor: Actor, before: string | null): string | null =>
  isAdmin(actor) ? (director === undefined ? before : director) : (before ?? actor.id)

export function licenseRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, calls, {
    store,
    scope: visible,
    references: { user: staffOrSeen, director: inStore(userStore) },
    subject: (row) => row,
    stamp: (body: { director?: string | null }, actor) => ({ director: directorOf(body, actor, null) }),
    onChange: (body: { director?: string | null }, row, { actor }) => ({ director: directorOf(body, actor, row.director) }),
    about: (row) => ({ summary: `License of ${[row.first_name, row.last_name].filter(Boolean).join(' ') || 'somebody'}` }),
  })

  route(app, deps, calls.byUser, {
    handle: async ({ actor, params, deps }) => (await store.list(deps.db, and(visible(actor), eq(licenses.user, params.id)))).map(toRecord),
  })
}
