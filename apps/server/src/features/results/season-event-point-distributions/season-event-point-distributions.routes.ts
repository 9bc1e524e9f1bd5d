import { seasonEventPointDistributionCalls as calls } from '@ramplight/contract/results/season-event-point-distributions'
import type { FastifyInstance } from 'fastify'
import { toRecord } from '#platform/database/records'
import type { Deps } from '#platform/http/deps'
import { searchOf } from '#platform/http/search-of'
import { route } from '#platform/http/route'
import { findTournament, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { distributionStore as store } from './season-event-point-distributions.store.ts'

/** Points exist for final results only, and those are public. */
export function seasonEventPointDistributionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, calls.get, {
    load: async ({ params }) => {
      const row = await store.find(deps.db, params.id)
      const tournament = row && (await findTournament(deps.db, row.tournament))
      return tournament && { row, tournament }
    },
    subject: ({ tournament }) => tournamentSubject(tournament),
    handle: async (_ctx, { row }) => toRecord(row),
  })

  route(app, deps, calls.search, {
    handle: async ({ body }) => {
      const { where, page } = searchOf(store.table, body, [])
      return (await store.list(deps.db, where, page)).map(toRecord)
    },
  })
}
