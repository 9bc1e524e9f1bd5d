import { coDirectorInvitationCalls as calls } from '@ramplight/contract/people/co-director-invitations'
import { can } from '@ramplight/domain/policies/policies'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findTournament, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { askedOf } from '#platform/audit/history'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { answerInvitation } from './answer-invitation.ts'
import { type CoDirectorInvitationRow, presentInvitations, coDirectorInvitationStore as store } from './co-director-invitations.store.ts'
import { coDirectorInvitations } from './co-director-invitations.table.ts'
import { inviteCoDirector, revokeInvitation, sendInvitationAgain } from './invite-co-director.ts'

/** `tournament`: null when it is gone. */
type OfEvent = { row: CoDirectorInvitationRow; tournament: TournamentRow | null }
type Ctx = Parameters<typeof signedIn>[0] & { deps: Deps }

export function coDirectorInvitationRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(
    store.name,
    askedOf(store, async (actor, { user, tournament: id }, db) => {
      const tournament = await findTournament(db, id)
      return can(actor, 'co-director.see', { user, tournament: tournament && tournamentSubject(tournament) })
    }),
  )
  const loadEvent = ({ params, deps }: { params: { id: string }; deps: Deps }) => findTournament(deps.db, params.id)
  const load = async ({ params, deps: { db } }: { params: { id: string }; deps: Deps }): Promise<OfEvent | null> => {
    const row = await store.find(db, params.id)
    return row && { row, tournament: await findTournament(db, row.tournament) }
  }
  /** Whoever was asked answers; nobody says yes for somebody else, admins included. */
  const asked = ({ row: { user, createdBy }, tournament }: OfEvent) => ({
    user,
    director: createdBy,
    tournament: tournament && tournamentSubject(tournament),
  })
  const ofEvent = ({ tournament }: OfEvent) => tournament && tournamentSubject(tournament)
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

  route(app, deps, calls.get, { load, subject: asked, handle: (ctx, { row }) => one(ctx, row) })

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
    handle: async (ctx, { row }) => one(ctx, await answerInvitation(row, ctx.body.accepts, workOf(ctx))),
  })

  route(app, deps, calls.revoke, {
    load,
    subject: ofEvent,
    handle: async (ctx, { row }) => one(ctx, await revokeInvitation(row, workOf(ctx))),
  })

  route(app, deps, calls.sendAgain, {
    load,
    subject: ofEvent,
    handle: async (ctx, { row }) => one(ctx, await sendInvitationAgain(row, workOf(ctx))),
  })
}
