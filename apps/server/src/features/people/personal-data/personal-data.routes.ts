import { personalDataCalls as calls } from '@ramplight/contract/people/personal-data'
import type { FastifyInstance } from 'fastify'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { type UserRow, userStore } from '../users/index.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'

/** What is kept of a person, in their own hands. */
export function personalDataRoutes(app: FastifyInstance, deps: AppDeps): void {
  const load = ({ params, deps }: { params: { id: string }; deps: Deps }) => userStore.find(deps.db, params.id)
  const subject = (row: UserRow) => row

  route(app, deps, calls.personalData, {
    load,
    subject,
    handle: (ctx, row) => exportPerson(ctx.deps.db, row, ctx.doer.at),
  })

  route(app, deps, calls.erase, {
    load,
    subject,
    handle: async (ctx, row) => {
      await erasePerson(row, ctx.body, workOf(ctx))
      return { ok: true as const }
    },
  })
}
