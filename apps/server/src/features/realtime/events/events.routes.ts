import { weightToOunces } from '@ramplight/contract/kernel/units'
import { eventCalls, type LiveMessage } from '@ramplight/contract/realtime/live-channel'
import { refused } from '@ramplight/domain/kernel/errors'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { LIVE_CHANNEL } from '#platform/realtime/live-hub'
import { findEntry } from '../../registration/tournament-entries/index.ts'
import { holdOf } from '../../results/tournament-results/index.ts'
import { findTournament, touchBoard, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { streamTournament } from './stream-tournament.ts'

export function eventRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, eventCalls.stream, {
    load: ({ query, deps }) => findTournament(deps.db, query.tournament),
    subject: tournamentSubject,
    handle: async ({ query, request, reply, deps }) =>
      request.method === 'HEAD' ? '' : streamTournament(deps, query.tournament, request, reply),
  })

  /** A new revision, although no figure moved: a screen that compares revisions fetches, and one that missed this hears of it. */
  route(app, deps, eventCalls.triggerUpdate, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: async ({ body, deps }) => {
      const revision = await inTransaction(deps.db, (tx) => touchBoard(tx, body.tournament))
      return { ok: true as const, revision }
    },
  })

  route(app, deps, eventCalls.announceWeighIn, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: async ({ body: { tournament, entry, reading }, deps }, { resultsRevision }) => {
      const found = await findEntry(deps.db, entry)
      if (found?.tournament !== tournament) throw refused('reference.unknown', { field: 'entry' })
      // What the scale shows is a place that is held for the stage.
      const isTold = reading !== undefined && !(await holdOf(deps.db, tournament))
      await announce(deps.db, { type: 'weigh-in-announced', tournament, entry, ...(isTold ? { reading: weightToOunces(reading) } : {}) })
      return { ok: true as const, revision: resultsRevision }
    },
  })
}

const announce = (db: Queryable, message: LiveMessage) => db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`)
