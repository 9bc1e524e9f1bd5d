import { coDirectorInvitationCalls as calls } from '@ramplight/contract/people/co-director-invitations'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findTournament, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { answerInvitation } from './answer-invitation.ts'
import { type CoDirectorInvitationRow, presentInvitations, coDirectorInvitationStore as store } from './co-director-invitations.store.ts'
import { coDirectorInvitations } from './co-director-invitations.table.ts'
import { inviteCoDirector, revokeInvitation, sendInvitationAgain } from './invite-co-director.ts'

type OfEvent = { row: CoDirectorInvitationRow; tournament: TournamentRow }
type Ctx = Parameters<typeof signedIn>[0] & { deps: Deps }

export function coDirectorInvitationRoutes(app: FastifyInstance, deps: AppDeps): void {
  const loadEvent = ({ params, deps }: { params: { id: string }; deps: Deps }) => findTournament(deps.db, params.id)
  const load = ({ params, deps }: { params: { id: string }; deps: Deps }) => store.find(deps.db, params.id)
  /** Whoever was asked answers; nobody says yes for somebody else, admins included. */
  const asked = ({ user, createdBy }: CoDirectorInvitationRow) => ({ user, director: createdBy })
  const loadWithEvent = async (ctx: { params: { id: string }; deps: Deps }): Promise<OfEvent | null> => {
    const row = await load(ctx)
    const tournament = row && (await findTournament(ctx.deps.db, row.tournament))
    return row && tournament ? { row, tournament } : null
  }
  const ofEvent = ({ tournament }: OfEvent) => tournamentSubject(tournament)
  const shown = (ctx: Ctx, rows: CoDirectorInvitationRow[]) =>
    presentInvitations(ctx.deps.db, rows, { viewer: signedIn(ctx), at: ctx.deps.now().toISOString() })
  const one = async (ctx: Ctx, row: CoDirectorInvitationRow) => (await shown(ctx, [row]))[0]!
  const found = (ctx: Ctx, where: SQL | undefined) =>
    store.list(ctx.deps.db, where, { orderBy: [desc(coDirectorInvitations.sentAt), desc(coDirectorInvitations.id)] })

  route(app, deps, calls.list, {
    handle: async (ctx) => {
      const mine = and(eq(coDirectorInvitations.user, signedIn(ctx).id), eq(coDirectorInvitations.state, 'pending'))
      return (await shown(ctx, await found(ctx, mine))).filter(({ state }) => state === 'pending')
    },
  })

  route(app, deps, calls.byTournament, {
    load: loadEvent,
    subject: tournamentSubject,
    handle: async (ctx, { id }) => shown(ctx, await found(ctx, eq(coDirectorInvitations.tournament, id))),
  })

  route(app, deps, calls.get, { load, subject: asked, handle: one })

  route(app, deps, calls.create, {
    load: loadEvent,
    subject: tournamentSubject,
    handle: async (ctx, { id }) => {
      const { _id, user } = ctx.body
      return one(ctx, await inviteCoDirector(id, { id: _id, user }, workOf(ctx)))
    },
  })

  route(app, deps, calls.answer, {
    load,
    subject: asked,
    handle: async (ctx, row) => one(ctx, await answerInvitation(row, ctx.body.accepts, workOf(ctx))),
  })

  route(app, deps, calls.revoke, {
    load: loadWithEvent,
    subject: ofEvent,
    handle: async (ctx, { row }) => one(ctx, await revokeInvitation(row, workOf(ctx))),
  })

  route(app, deps, calls.sendAgain, {
    load: loadWithEvent,
    subject: ofEvent,
    handle: async (ctx, { row }) => one(ctx, await sendInvitationAgain(row, workOf(ctx))),
  })
}
