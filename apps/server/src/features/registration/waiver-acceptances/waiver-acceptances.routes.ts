import { waiverAcceptanceCalls as calls } from '@ramplight/contract/registration/waiver-acceptances'
import type { FastifyInstance } from 'fastify'
import { findTournament, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { acceptFor } from './accept-waiver.ts'
import { takeBack } from './take-back.ts'
import { type AcceptanceRow, acceptanceStore, acceptancesIn } from './waiver-acceptances.store.ts'
import { syncedAcceptances } from './waiver-acceptances.synced.ts'
import { waiverTextOf } from './waiver-texts.ts'

export function waiverAcceptanceRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.sync.families.set('waiver-acceptances', syncedAcceptances)
  const byId = ({ params: { id }, deps }: { params: { id: string }; deps: Deps }) => findTournament(deps.db, id)

  route(app, deps, calls.waiver, {
    load: byId,
    subject: tournamentSubject,
    handle: async ({ actor, deps }, tournament) => ({
      tournament: tournament.id,
      startDate: tournament.startDate,
      waiver: await waiverTextOf(deps.db, tournament),
      mine: actor ? ((await acceptancesIn(deps.db, tournament, { user: actor.id }))[0] ?? null) : null,
    }),
  })

  route(app, deps, calls.accept, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: (row, { actor, body }) => ({ user: body.user ?? actor?.id ?? '', tournament: tournamentSubject(row) }),
    handle: async (ctx) => {
      const { _id, tournament, user, onPaper = false, ...said } = ctx.body
      const actor = signedIn(ctx)
      return inTransaction(ctx.deps.db, async (tx) => {
        const row = await acceptFor(tx, { id: _id, tournament, user: user ?? actor.id, said, onPaper }, { ...ctx, actor })
        const held = (await findTournament(tx, row.tournament))!
        return (await acceptancesIn(tx, held, { id: row.id }))[0]!
      })
    },
  })

  route(app, deps, calls.accepted, {
    load: byId,
    subject: tournamentSubject,
    handle: ({ deps }, tournament) => acceptancesIn(deps.db, tournament),
  })

  type Loaded = { row: AcceptanceRow; tournament: TournamentRow }
  route(app, deps, calls.takeBack, {
    load: async ({ params, deps }): Promise<Loaded | null> => {
      const row = await acceptanceStore.find(deps.db, params.id)
      const tournament = row && (await findTournament(deps.db, row.tournament))
      return row && tournament && { row, tournament }
    },
    subject: ({ tournament }) => tournamentSubject(tournament),
    handle: async ({ deps, doer }, { row }) => {
      await takeBack(deps.db, row, doer)
      return { ok: true as const }
    },
  })
}
