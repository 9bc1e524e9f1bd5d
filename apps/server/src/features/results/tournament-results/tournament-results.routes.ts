import { idsOf } from '@ramplight/contract/kernel/envelope'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { eachForItself } from '#platform/http/each-for-itself'
import { route } from '#platform/http/route'
import { findTournament, type TournamentRow, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { holdBoard, holdOf, revealBoard } from './board-holds.ts'
import { placesOf } from './board-places.ts'
import { screensOf, steerScreens } from './board-screens.ts'
import { currentBoard } from './current-board.ts'
import { finalize, finalizeOrRecalculate, recalculate, reopen } from './finalize.ts'
import { heldBagsOf } from './held-bags.ts'
import { readPreview } from './preview.ts'
import { queuedFinalize, queuedReopen } from './queued-results.ts'
import { isKept, searchResults } from './search-results.ts'
import { type ResultRow, resultOf, resultStore } from './tournament-results.store.ts'
import { syncedResults } from './tournament-results.synced.ts'
import { tournamentToFinish } from './tournament-to-finish.ts'

type Loaded = { result: ResultRow; tournament: TournamentRow }

export function tournamentResultRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.sync.families.set('tournament-results', syncedResults)
  deps.sync.calls.set('finalize', queuedFinalize)
  deps.sync.calls.set('reopen', queuedReopen)
  const subject = ({ tournament }: Loaded) => tournamentSubject(tournament)
  type Asked = { params: { id: string }; actor: Actor | null; deps: Deps }
  const load = async ({ params, actor, deps: { db } }: Asked) => loaded(db, actor, await resultStore.find(db, params.id))
  const loadByTournament = async ({ params, actor, deps: { db } }: Asked) => loaded(db, actor, await resultOf(db, params.id))

  route(app, deps, calls.list, { handle: async ({ actor, deps }) => (await searchResults(deps.db, actor)).map(toRecord) })
  route(app, deps, calls.search, { handle: async ({ actor, body, deps }) => (await searchResults(deps.db, actor, body)).map(toRecord) })
  route(app, deps, calls.get, { load, subject, handle: async (_ctx, { result }) => toRecord(result) })
  route(app, deps, calls.byTournament, {
    load: loadByTournament,
    subject,
    handle: async ({ request, reply }, { result, tournament }) => {
      const tag = `W/"${result.id}-${result.rev}"`
      reply.headers({ etag: tag, 'cache-control': result.dateFinalized ? cachingOf(tournament) : 'private, no-cache' })
      return knows(request, tag) ? reply.status(304).send() : toRecord(result)
    },
  })

  route(app, deps, calls.create, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: async ({ body, doer, deps }) => toRecord(await finalize(deps.db, body.tournament, body, doer)),
  })
  route(app, deps, calls.createOrUpdate, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: async ({ body, doer, deps }) => toRecord(await finalizeOrRecalculate(deps.db, body.tournament, body, doer)),
  })
  route(app, deps, calls.update, {
    load,
    subject,
    handle: async ({ body, doer, deps }, { result }) => {
      if (body.tournament && body.tournament !== result.tournament) throw refused('reference.unknown', { field: 'tournament' })
      return toRecord(await recalculate(deps.db, result.tournament, { ...body, _id: result.id }, doer))
    },
  })
  route(app, deps, calls.remove, {
    load,
    subject,
    handle: async ({ doer, deps }, { result }) => {
      await reopen(deps.db, result.tournament, result.id, doer)
      return { ok: true as const }
    },
  })

  for (const [call, write] of [
    [calls.bulkCreate, finalize],
    [calls.bulkUpdate, recalculate],
  ] as const)
    route(app, deps, call, {
      handle: (ctx) =>
        eachForItself(
          ctx.body,
          (item) => item._id ?? item.tournament,
          async (item) => {
            const { id } = await tournamentToFinish(ctx.deps.db, signedIn(ctx), item.tournament)
            return (await write(ctx.deps.db, id, item, ctx.doer)).id
          },
          ctx.request,
        ),
    })
  route(app, deps, calls.deleteByArray, {
    handle: (ctx) =>
      eachForItself(
        idsOf(ctx.body),
        (id) => id,
        async (id) => {
          const result = await resultStore.find(ctx.deps.db, id)
          if (!result) throw refused('record.not-found')
          await tournamentToFinish(ctx.deps.db, signedIn(ctx), result.tournament)
          await reopen(ctx.deps.db, result.tournament, id, ctx.doer)
          return id
        },
        ctx.request,
      ),
  })

  route(app, deps, calls.preview, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: async ({ params, deps }) => readPreview(deps.db, params.id),
  })
  route(app, deps, calls.heldBags, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: async ({ deps }, tournament) => heldBagsOf(deps.db, tournament),
  })
  route(app, deps, calls.board, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: async ({ request, reply, deps }, tournament) => {
      reply.header('cache-control', cachingOf(tournament))
      return sendEncoded(request, reply, await currentBoard(deps, deps.db, tournament))
    },
  })
  route(app, deps, calls.eventSummary, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: async ({ request, reply, deps }, tournament) => {
      reply.header('cache-control', cachingOf(tournament))
      return sendEncoded(request, reply, (await currentBoard(deps, deps.db, tournament)).event)
    },
  })

  const onTournament = {
    load: ({ params, deps }: { params: { id: string }; deps: Deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
  }
  route(app, deps, calls.boardPlaces, {
    ...onTournament,
    handle: async ({ params, reply, deps }, tournament) => {
      reply.header('cache-control', cachingOf(tournament))
      return placesOf(deps, deps.db, tournament, params.entry)
    },
  })
  route(app, deps, calls.boardHold, {
    ...onTournament,
    handle: async ({ params, deps }) => ({ held: await holdOf(deps.db, params.id) }),
  })
  route(app, deps, calls.holdBoard, {
    ...onTournament,
    handle: async ({ body, doer, deps }, tournament) => ({ held: await holdBoard(deps.db, tournament, body.top, doer) }),
  })
  route(app, deps, calls.boardScreens, {
    ...onTournament,
    handle: async ({ params, reply, deps }) => {
      reply.header('cache-control', 'no-store')
      return screensOf(deps.db, params.id, deps.now())
    },
  })
  route(app, deps, calls.steerScreens, {
    ...onTournament,
    handle: async ({ params, body, deps }) => steerScreens(deps.db, params.id, body, deps.now()),
  })
  route(app, deps, calls.revealBoard, {
    ...onTournament,
    handle: async ({ body, doer, deps }, tournament) => ({ held: await revealBoard(deps.db, tournament, body.left, doer) }),
  })
}

/** A result and its tournament; null: there is none that this person may read now. */
async function loaded(db: Queryable, actor: Actor | null, result: ResultRow | null): Promise<Loaded | null> {
  const tournament = result && (await findTournament(db, result.tournament))
  if (!tournament || (await isKept(db, actor, result, tournament))) return null
  return { result, tournament }
}

/** A draft is for those who make it, and for no cache. */
const cachingOf = ({ status }: TournamentRow): string => (status === 'Draft' ? 'private, no-store' : 'public, max-age=1')

/** What was encoded once for everybody; who has these bytes already is told so. */
function sendEncoded(request: FastifyRequest, reply: FastifyReply, { json, tag }: { json: string; tag: string }) {
  reply.header('etag', tag)
  return knows(request, tag) ? reply.status(304).send() : reply.type('application/json; charset=utf-8').send(json)
}

const knows = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === tag)
