import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { tournamentInteractionCalls as calls } from '@ramplight/contract/tournaments/tournament-interactions'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { InteractionSubject } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { toRecord } from '#platform/database/records'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { searchOf } from '#platform/http/search-of'
import { findTournament, idsRunBy, idsSeenBy, type TournamentRow, tournamentStore, tournamentSubject } from '../tournaments/index.ts'
import { markInterest } from './mark-interest.ts'
import {
  aboutInteraction,
  countsOf,
  type InteractionRow,
  interactionStore,
  ofSomebody,
  withFaces,
} from './tournament-interactions.store.ts'
import { tournamentInteractions } from './tournament-interactions.table.ts'

type Loaded = { row: InteractionRow; tournament: TournamentRow }

export function tournamentInteractionRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { user, tournament: ofTournament } = tournamentInteractions
  const load = async ({ params, deps }: { params: { id: string }; deps: Deps }): Promise<Loaded | null> => {
    const row = await interactionStore.find(deps.db, params.id)
    const tournament = row && (await findTournament(deps.db, row.tournament))
    return row && tournament && { row, tournament }
  }
  const subject = ({ row, tournament }: Loaded): InteractionSubject => ({ user: row.user, tournament: tournamentSubject(tournament) })

  /** One's own, and those of the tournaments one runs. */
  route(app, deps, calls.list, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const mine = or(eq(user, actor.id), inArray(ofTournament, idsRunBy(ctx.deps.db, actor)))
      return (await interactionStore.list(ctx.deps.db, and(mine, ofSomebody(ctx.deps.db)))).map(toRecord)
    },
  })

  /** Who is interested is public where the tournament is; without a tournament everybody finds only themself. */
  route(app, deps, calls.search, {
    handle: async ({ actor, body: { populateUser, ...body }, deps }) => {
      const scope = body.tournament ? inArray(ofTournament, idsSeenBy(deps.db, actor)) : actor ? eq(user, actor.id) : sql`false`
      const { where, page } = searchOf(tournamentInteractions, body as SearchBody, ruleOf(calls.search))
      const rows = await interactionStore.list(deps.db, and(scope, where, ofSomebody(deps.db)), page)
      return populateUser ? withFaces(deps.db, rows) : rows.map(toRecord)
    },
  })

  route(app, deps, calls.get, { load, subject, handle: async (_ctx, { row }) => toRecord(row) })

  route(app, deps, calls.create, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: async (ctx, tournament) => {
      const { _id, type, user: named } = ctx.body
      const { id: self } = signedIn(ctx)
      if (named && named !== self) throw refused('reference.unknown', { field: 'user' })
      if (tournament.status === 'Completed') throw refused('interaction.over')
      return toRecord(await markInterest(ctx.deps.db, { id: _id, tournament: tournament.id, user: self, type }, ctx.doer))
    },
  })

  /** Also once the tournament is over: one's name leaves a public list whenever one wishes. */
  route(app, deps, calls.remove, {
    load,
    subject,
    handle: async ({ doer, deps }, { row }) => {
      await interactionStore.remove(deps.db, row.id, doer, aboutInteraction(row))
      return { ok: true as const }
    },
  })

  route(app, deps, calls.getForTournament, {
    load: ({ params: { id }, deps }) => findTournament(deps.db, id),
    subject: tournamentSubject,
    handle: async ({ actor, deps }, tournament) => (await countsOf(deps.db, { tournaments: [tournament.id], user: actor?.id ?? null }))[0]!,
  })

  route(app, deps, calls.countSearch, {
    handle: async ({ actor, body, deps }) => {
      const asked = await tournamentStore.findMany(deps.db, [...new Set(body.tournaments)])
      const seen = asked.filter((row) => can(actor, 'tournament.see', tournamentSubject(row)))
      return countsOf(deps.db, { tournaments: seen.map(({ id }) => id), user: actor?.id ?? null })
    },
  })
}
