import { usersAtOnceCalls as calls } from '@ramplight/contract/people/users-at-once'
import type { FastifyInstance } from 'fastify'
import { bulkAnswer, type Outcome } from '#platform/database/outcomes'
import type { AppDeps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { changeByFields, changeFields } from './change-by-fields.ts'
import { changeUsers } from './change-users.ts'
import { importUsers } from './import-users.ts'

/** Each for itself, with the revision it has now. */
function withRevisions(outcomes: Outcome<{ rev: number }>[]) {
  const { results, ...answer } = bulkAnswer(outcomes)
  const revs = new Map(outcomes.flatMap((one) => ('row' in one ? [[one.id, one.row.rev] as const] : [])))
  return { ...answer, results: results.map((one) => ({ ...one, _rev: revs.get(one._id) })) }
}

/** Many people by one call; each answers for itself. */
export function usersAtOnceRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.bulkUpdate, {
    handle: async (ctx) => {
      const changes = ctx.body.map((body) => ({ id: body._id, body }))
      return bulkAnswer(await changeUsers(changes, workOf(ctx)))
    },
  })

  route(app, deps, calls.updateCertainFieldsArray, {
    handle: async (ctx) => withRevisions(await changeFields(ctx.body.ids, ctx.body.fields, workOf(ctx))),
  })

  route(app, deps, calls.updateByFields, { handle: async (ctx) => bulkAnswer(await changeByFields(ctx.body, workOf(ctx))) })

  route(app, deps, calls.importUsers, {
    handle: (ctx) => {
      const { users, ...asked } = Array.isArray(ctx.body) ? { users: ctx.body } : ctx.body
      return importUsers(users, asked, workOf(ctx))
    },
  })
}
