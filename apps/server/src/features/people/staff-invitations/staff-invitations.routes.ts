import { staffInvitationCalls as calls } from '@ramplight/contract/people/staff-invitations'
import { userCalls } from '@ramplight/contract/people/users'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { desc, eq, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '#platform/audit/history'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { userStore } from '../users/index.ts'
import { refuseDirector } from '../users/related/index.ts'
import { answerInvitation } from './answer-invitation.ts'
import { inviteToStaff, revokeInvitation, sendInvitationAgain, toursOfDirector } from './invite-to-staff.ts'
import { type InvitationRow, invitationStore, presentInvitations } from './staff-invitations.store.ts'
import { staffInvitations } from './staff-invitations.table.ts'

export function staffInvitationRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(
    invitationStore.name,
    askedOf(invitationStore, (actor, row) => can(actor, 'staff.see', row)),
  )
  const load = ({ params, deps }: { params: { id: string }; deps: Deps }) => invitationStore.find(deps.db, params.id)
  const subject = (row: InvitationRow) => row
  const one = ({ deps }: { deps: Deps }, row: InvitationRow) =>
    presentInvitations(deps.db, [row], deps.now().toISOString()).then(([shown]) => shown!)

  route(app, deps, calls.list, {
    handle: async (ctx) => {
      const { id } = signedIn(ctx)
      const mine = or(eq(staffInvitations.director, id), eq(staffInvitations.user, id))
      const rows = await invitationStore.list(ctx.deps.db, mine, { orderBy: [desc(staffInvitations.sentAt), desc(staffInvitations.id)] })
      return presentInvitations(ctx.deps.db, rows, ctx.deps.now().toISOString())
    },
  })

  route(app, deps, calls.get, { load, subject, handle: one })

  route(app, deps, calls.create, {
    handle: async (ctx) => {
      const { _id, ...asked } = ctx.body
      return one(ctx, await inviteToStaff({ id: _id, ...asked }, workOf(ctx)))
    },
  })

  route(app, deps, calls.answer, {
    load,
    subject,
    handle: async (ctx, row) => one(ctx, await answerInvitation(row, ctx.body.accepts, workOf(ctx))),
  })

  route(app, deps, calls.revoke, { load, subject, handle: async (ctx, row) => one(ctx, await revokeInvitation(row, workOf(ctx))) })

  route(app, deps, calls.sendAgain, { load, subject, handle: async (ctx, row) => one(ctx, await sendInvitationAgain(row, workOf(ctx))) })

  /**
   * The specification has this as a GET, and a page that loads a picture makes a GET without anybody's wish: it says whether the
   * person can be invited to all tours of the director. `create` invites.
   */
  route(app, deps, userCalls.directorInviteRequest, {
    load: ({ params, deps }) => userStore.find(deps.db, params.id),
    subject: (row) => row,
    handle: async (ctx, person) => {
      const tours = await toursOfDirector(ctx.deps.db, signedIn(ctx).id)
      if (!tours.length) throw refused('tour.none')
      await refuseDirector(ctx.deps.db, person)
      return { ok: true as const }
    },
  })
}
