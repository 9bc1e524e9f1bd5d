import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/http/deps'
import { route, signedIn } from '#platform/http/route'
import { createTournament } from './create-tournament.ts'
import { presentSkinny, presentTournament } from './tournaments.presenter.ts'
import { searchTournaments } from './tournaments.queries.ts'
import { findTournament, runBy, tournamentStore, tournamentSubject } from './tournaments.store.ts'
import { updateTournament } from './update-tournament.ts'

export function tournamentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps
  const load = ({ params }: { params: { id: string } }) => findTournament(db, params.id)

  route(app, deps, tournamentCalls.list, {
    handle: async ({ actor }) => (await tournamentStore.list(db, runBy(actor))).map((row) => presentTournament(row, actor)),
  })

  route(app, deps, tournamentCalls.search, {
    handle: async ({ actor, body }) => {
      const { totalItemCount, rows } = await searchTournaments(db, body, actor, now())
      return { totalItemCount, message: rows.map((row) => presentTournament(row, actor)) }
    },
  })

  route(app, deps, tournamentCalls.skinnySearch, {
    handle: async ({ actor, body }) => {
      const { totalItemCount, rows } = await searchTournaments(db, body, actor, now())
      return { totalItemCount, message: await presentSkinny(db, rows) }
    },
  })

  route(app, deps, tournamentCalls.get, {
    load,
    subject: tournamentSubject,
    handle: async ({ actor }, row) => presentTournament(row, actor),
  })

  route(app, deps, tournamentCalls.create, {
    handle: async (ctx) => presentTournament(await createTournament(ctx.body, signedIn(ctx), { db, doer: ctx.doer }), ctx.actor),
  })

  route(app, deps, tournamentCalls.update, {
    load,
    subject: tournamentSubject,
    handle: async (ctx, { id }) =>
      presentTournament(await updateTournament(id, ctx.body, signedIn(ctx), { db, doer: ctx.doer }), ctx.actor),
  })

  route(app, deps, tournamentCalls.remove, {
    load,
    subject: tournamentSubject,
    handle: async ({ doer }, { id }) => {
      await db.transaction(async (tx) => {
        const row = await tournamentStore.find(tx, id, 'update')
        if (row?.status === 'Completed') throw refused('tournament.finalized')
        await tournamentStore.remove(tx, id, doer, { tournament: id, summary: `Tournament ${row?.name}` })
      })
      return { ok: true as const }
    },
  })
}
