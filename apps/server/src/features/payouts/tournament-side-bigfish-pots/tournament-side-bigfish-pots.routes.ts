import { tournamentSideBigfishPotCalls as calls, type SideBigFishPot } from '@ramplight/contract/payouts/tournament-side-bigfish-pots'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { FastifyInstance } from 'fastify'
import { findTournament, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { bothVersions } from '#platform/http/both-versions'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { potsOf, searchPots, tournamentOfPot } from './pots-of-tournaments.ts'
import { changePot, createPot, removePot } from './write-pot.ts'

type Loaded = { pot: SideBigFishPot; tournament: TournamentRow }

/** Another door to the pots that a tournament lists: nothing is stored here. */
export function tournamentSideBigfishPotRoutes(app: FastifyInstance, deps: AppDeps): void {
  const subject = ({ tournament }: Loaded) => tournamentSubject(tournament)
  const load = async ({
    params: { id },
    actor,
    deps,
  }: {
    params: { id: string }
    actor: Actor | null
    deps: Deps
  }): Promise<Loaded | null> => {
    const tournament = await tournamentOfPot(deps.db, id, actor)
    const pot = tournament && potsOf(tournament).find(({ _id }) => _id === id)
    return pot ? { pot, tournament } : null
  }
  route(app, deps, calls.list, { handle: ({ actor, deps }) => searchPots(deps.db, actor) })
  route(app, deps, calls.search, { handle: ({ actor, body, deps }) => searchPots(deps.db, actor, body) })
  route(app, deps, calls.get, { load, subject, handle: async (_ctx, { pot }) => pot })
  route(app, deps, calls.create, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: (ctx) => createPot(ctx.body, workOf(ctx)),
  })
  route(app, deps, calls.update, {
    load,
    subject,
    handle: async (ctx, { pot }) =>
      changePot(pot, ctx.body, workOf(ctx)).catch(bothVersions(calls.update, ctx.request, (stored: SideBigFishPot) => stored)),
  })
  route(app, deps, calls.remove, {
    load,
    subject,
    handle: async (ctx, { pot }) => {
      await removePot(pot, workOf(ctx))
      return { ok: true as const }
    },
  })
}
