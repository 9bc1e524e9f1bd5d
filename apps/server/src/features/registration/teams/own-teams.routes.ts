import { teamCalls as calls } from '@ramplight/contract/registration/teams'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { changeOwn, joinOwn, leaveOwn, setLink, startOwn, teamOfLink } from './own-teams.ts'
import { presentTeams, type TeamRow, teamStore } from './teams.store.ts'

/** Teams that anglers make, lead, come into and leave. */
export function ownTeamRoutes(app: FastifyInstance, deps: AppDeps): void {
  const load = ({ params, deps }: { params: { id: string }; deps: Deps }) => teamStore.find(deps.db, params.id)
  const subject = (row: TeamRow) => row
  const present = async ({ deps }: { deps: Deps }, row: TeamRow) => (await presentTeams(deps.db, [row]))[0]!

  route(app, deps, calls.startOwn, { handle: async (ctx) => present(ctx, await startOwn(ctx.body, workOf(ctx))) })

  route(app, deps, calls.changeOwn, {
    load,
    subject,
    handle: async (ctx, { id }) => present(ctx, await changeOwn(id, ctx.body, workOf(ctx))),
  })

  route(app, deps, calls.leaveOwn, {
    load,
    subject,
    handle: async (ctx, { id }) => {
      await leaveOwn(id, workOf(ctx))
      return { ok: true as const }
    },
  })

  route(app, deps, calls.linkOwn, { load, subject, handle: async (ctx, { id }) => ({ code: await setLink(id, true, workOf(ctx)) }) })

  route(app, deps, calls.unlinkOwn, {
    load,
    subject,
    handle: async (ctx, { id }) => {
      await setLink(id, false, workOf(ctx))
      return { ok: true as const }
    },
  })

  route(app, deps, calls.invitedToOwn, {
    handle: async (ctx) => {
      const row = await teamOfLink(ctx.deps.db, ctx.body.code)
      const { _id, name, alias, anglers } = await present(ctx, row)
      return { _id, name: alias || name || '', anglers, isIn: row.members.includes(signedIn(ctx).id) }
    },
  })

  route(app, deps, calls.joinOwn, { handle: async (ctx) => present(ctx, await joinOwn(ctx.body.code, workOf(ctx))) })
}
