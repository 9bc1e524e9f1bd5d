import { waiverAcceptanceCalls as calls } from '@ramplight/contract/registration/waiver-acceptances'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { FastifyInstance } from 'fastify'
import { findTournament, lockTournaments, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { loadPeople, refuseStranger } from '../tournament-entries/index.ts'
import { acceptWaiver, howOf } from './accept-waiver.ts'
import { type AcceptanceRow, acceptanceStore, acceptancesIn } from './waiver-acceptances.store.ts'
import { waiverTextOf } from './waiver-texts.ts'

export function waiverAcceptanceRoutes(app: FastifyInstance, deps: AppDeps): void {
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
      const { _id, tournament: id, user: named, onPaper = false, ...said } = ctx.body
      const actor = signedIn(ctx)
      const user = named ?? actor.id
      return inTransaction(ctx.deps.db, async (tx) => {
        const tournament = (await lockTournaments(tx, [id])).get(id)
        if (!tournament) throw refused('record.not-found')
        if (user !== actor.id) refuseStranger(await loadPeople(tx, [user], [tournament]), actor, tournament, [user], 'user')
        const how = onPaper ? 'paper' : user === actor.id ? howOf(actor) : 'device'
        if (onPaper && !can(actor, 'tournament.run', tournamentSubject(tournament))) throw refused('access.forbidden')
        const row = await acceptWaiver(tx, { id: _id, tournament, user, said, how }, ctx.doer)
        return (await acceptancesIn(tx, tournament, { id: row.id }))[0]!
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
      if (row.how !== 'paper' && row.how !== 'device') throw refused('waiver.theirs')
      await acceptanceStore.remove(deps.db, row.id, doer, { tournament: row.tournament, summary: 'Waiver: marked by mistake, taken back' })
      return { ok: true as const }
    },
  })
}
