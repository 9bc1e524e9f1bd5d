import { MOST_ADDRESSES, MOST_NAMES, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import { isAdmin } from '@ramplight/domain/policies/who'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '#platform/audit/history'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { findAddresses, placeNames } from '../places/index.ts'
import { updateTournament } from './changing/update-tournament.ts'
import { createTournament } from './create-tournament.ts'
import { demandForChange, demandForNew } from './demand-event-features.ts'
import { locateAtStart } from './locate-at-start.ts'
import { removeTournament } from './remove-tournament.ts'
import { restoreTournament } from './restore-tournament.ts'
import { presentBare, presentSkinny, presentTournament } from './tournaments.presenter.ts'
import { BARE, SKINNY, searchRunTournaments, searchTournaments, WHOLE } from './tournaments.queries.ts'
import { findEvenDeleted, findTournament, runBy, tournamentStore, tournamentSubject } from './tournaments.store.ts'
import { syncedTournaments } from './tournaments.synced.ts'
import { updateByTerms } from './update-by-terms.ts'
import { updateFromParent } from './update-from-parent.ts'

export function tournamentRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { now } = deps
  locateAtStart(app, deps.outside)
  deps.sync.families.set('tournaments', syncedTournaments)
  deps.history.set(
    tournamentStore.name,
    askedOf(tournamentStore, (actor, row) => can(actor, 'tournament.run', tournamentSubject(row))),
  )
  const load = ({ params, deps }: { params: { id: string }; deps: Deps }) => findTournament(deps.db, params.id)

  route(app, deps, tournamentCalls.list, {
    handle: async ({ actor, deps }) => (await tournamentStore.list(deps.db, runBy(actor))).map((row) => presentTournament(row, actor)),
  })

  route(app, deps, tournamentCalls.search, {
    handle: async ({ actor, body, deps }) => {
      const { totalItemCount, rows, around } = await searchTournaments(deps.db, body, { actor, now: now() }, WHOLE)
      return { totalItemCount, message: rows.map((row) => presentTournament(row, actor, around)) }
    },
  })

  route(app, deps, tournamentCalls.skinnySearch, {
    handle: async ({ actor, body, deps }) => {
      const { totalItemCount, rows, around } = await searchTournaments(deps.db, body, { actor, now: now() }, SKINNY)
      return { totalItemCount, message: await presentSkinny(deps, rows, around) }
    },
  })

  route(app, deps, tournamentCalls.bareSearch, {
    handle: async ({ actor, body, deps }) => {
      const { totalItemCount, rows, around } = await searchTournaments(deps.db, body, { actor, now: now() }, BARE)
      return { totalItemCount, message: rows.map((row) => presentBare(row, around)) }
    },
  })

  route(app, deps, tournamentCalls.dataSourceSearch, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const { totalItemCount, rows, around } = await searchRunTournaments(ctx.deps.db, ctx.body, actor)
      return { totalItemCount, message: rows.map((row) => presentTournament(row, actor, around)) }
    },
  })

  route(app, deps, tournamentCalls.addressSearch, { handle: ({ body }) => findAddresses(body, MOST_ADDRESSES) })
  route(app, deps, tournamentCalls.placeNames, {
    handle: ({ query, reply }) => {
      // Cities stay where they are.
      reply.header('cache-control', 'public, max-age=86400')
      return placeNames(query.typed, MOST_NAMES)
    },
  })

  route(app, deps, tournamentCalls.updateByTerms, {
    handle: (ctx) => updateByTerms(ctx.body, signedIn(ctx), ctx),
  })

  route(app, deps, tournamentCalls.updateSettingsFromParent, {
    handle: (ctx) => updateFromParent(ctx.body, signedIn(ctx), ctx),
  })

  route(app, deps, tournamentCalls.restore, {
    load: ({ params, deps }) => findEvenDeleted(deps.db, params.id),
    subject: tournamentSubject,
    handle: async ({ actor, doer, deps }, { id }) => presentTournament(await restoreTournament(id, { deps, doer }), actor),
  })

  route(app, deps, tournamentCalls.get, {
    load,
    subject: tournamentSubject,
    handle: async ({ actor }, row) => presentTournament(row, actor),
  })

  route(app, deps, tournamentCalls.create, {
    handle: async (ctx) => {
      if (!isAdmin(ctx.actor)) await demandForNew(ctx.deps, ctx.body)
      return presentTournament(await createTournament(ctx.body, signedIn(ctx), { db: ctx.deps.db, doer: ctx.doer }), ctx.actor)
    },
  })

  route(app, deps, tournamentCalls.update, {
    load,
    subject: tournamentSubject,
    handle: async (ctx, row) => {
      if (!isAdmin(ctx.actor)) await demandForChange(ctx.deps, row, ctx.body, now())
      return presentTournament(await updateTournament(row.id, ctx.body, signedIn(ctx), ctx), ctx.actor)
    },
  })

  route(app, deps, tournamentCalls.remove, {
    load,
    subject: tournamentSubject,
    handle: async ({ doer, deps }, { id }) => {
      await removeTournament(id, { deps, doer })
      return { ok: true as const }
    },
  })
}
