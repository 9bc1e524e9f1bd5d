import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { showHistory, showWeighIn } from '@ramplight/domain/weigh-in/show-weigh-in'
import type { StoredWeighIn } from '@ramplight/domain/weigh-in/weigh-in-records'
import { whoseBag } from '@ramplight/domain/weigh-in/whose-bag'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { anglerNames } from '../../people/users/index.ts'
import { findTournament, type TournamentRow, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { correctWeighIn, voidWeighIn } from './correct-weigh-in.ts'
import { findWeighIn } from './find-weigh-in.ts'
import { recordWeighIn } from './record-weigh-in.ts'
import { searchWeighIns } from './search-weigh-ins.ts'
import { syncedWeighIns } from './synced-log.ts'

type Loaded = { stored: StoredWeighIn; tournament: TournamentRow }
type Named = { tournament?: string | undefined; tournamentId?: string | undefined }

export function weighInRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.sync.logs.set('weigh-in-events', syncedWeighIns)
  // Who may see it asks about the tournament, who may change it also who weighed it.
  const subject = ({ stored, tournament }: Loaded) => {
    const about = tournamentSubject(tournament)
    return { ...about, tournament: about, by: whoseBag(stored.history) }
  }
  const load = async ({ params, deps }: { params: { id: string }; deps: Deps }): Promise<Loaded | null> => {
    const stored = await findWeighIn(deps.db, params.id)
    const tournament = stored && (await findTournament(deps.db, stored.tournament))
    return tournament && { stored, tournament }
  }
  /** Both names occur in the specification; given twice, they must agree. */
  const loadNamed = async ({ body, deps }: { body: Named; deps: Deps }) => {
    if (body.tournament && body.tournamentId && body.tournament !== body.tournamentId)
      throw refused('reference.unknown', { field: 'tournamentId' })
    return findTournament(deps.db, (body.tournament ?? body.tournamentId)!)
  }

  route(app, deps, weighInCalls.list, {
    handle: (ctx) => searchWeighIns(ctx.deps.db, signedIn(ctx), { sortOrder: 'desc' }),
  })
  route(app, deps, weighInCalls.search, {
    handle: (ctx) => searchWeighIns(ctx.deps.db, signedIn(ctx), ctx.body),
  })
  route(app, deps, weighInCalls.get, {
    load,
    subject,
    handle: async (_ctx, { stored, tournament }) => showWeighIn(stored, tournament),
  })
  route(app, deps, weighInCalls.create, {
    load: loadNamed,
    subject: tournamentSubject,
    handle: async ({ body, doer, deps }, tournament) => showWeighIn(await recordWeighIn(deps.db, tournament, body, doer), tournament),
  })
  route(app, deps, weighInCalls.createOrUpdate, {
    load: loadNamed,
    subject: tournamentSubject,
    handle: async ({ body, doer, deps }, tournament) =>
      showWeighIn(await recordWeighIn(deps.db, tournament, body, doer, 'correct'), tournament),
  })
  route(app, deps, weighInCalls.update, {
    load,
    subject,
    handle: async ({ body, doer, deps }, { stored, tournament }) =>
      showWeighIn(await correctWeighIn(deps.db, tournament, stored, body, doer), tournament),
  })
  route(app, deps, weighInCalls.voidWeighIn, {
    load,
    subject,
    handle: async ({ body, doer, deps }, { stored, tournament }) =>
      showWeighIn(await voidWeighIn(deps.db, tournament, stored, body, doer), tournament),
  })
  route(app, deps, weighInCalls.remove, {
    load,
    subject,
    handle: async ({ doer, deps }, { stored, tournament }) => {
      await voidWeighIn(deps.db, tournament, stored, { reason: 'voided' }, doer)
      return { ok: true as const }
    },
  })
  route(app, deps, weighInCalls.history, {
    load,
    subject,
    handle: async (ctx, { stored, tournament }) => {
      const people = await anglerNames(
        ctx.deps.db,
        stored.history.map(({ by }) => by),
      )
      const names = new Map([...people].map(([id, person]) => [id, fullName(person)]))
      return showHistory(stored, tournament, names)
    },
  })
}
