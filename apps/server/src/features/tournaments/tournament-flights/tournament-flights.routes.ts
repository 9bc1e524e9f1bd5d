import { idsOf } from '@ramplight/contract/kernel/envelope'
import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { flightInWords } from '@ramplight/domain/tournament/flight-name'
import { and, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { bulkAnswer } from '#platform/database/outcomes'
import { toRecord, withoutIds } from '#platform/database/records'
import { bothVersions } from '#platform/http/both-versions'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { searchOf } from '#platform/http/search-of'
import { findTournament, idsRunBy, type TournamentRow, tournamentSubject } from '../tournaments/index.ts'
import { removeFlight, removeFlights } from './remove-flights.ts'
import { type FlightRow, flightOrder, flightStore } from './tournament-flights.store.ts'
import { syncedFlights } from './tournament-flights.synced.ts'
import { tournamentFlights } from './tournament-flights.table.ts'

type Loaded = { flight: FlightRow; tournament: TournamentRow }

/** A flight is asked about through its tournament. */
export function tournamentFlightRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.sync.families.set('tournament-flights', syncedFlights)
  const load = async ({ params, deps }: { params: { id: string }; deps: Deps }): Promise<Loaded | null> => {
    const flight = await flightStore.find(deps.db, params.id)
    const tournament = flight && (await findTournament(deps.db, flight.tournament))
    return flight && tournament && { flight, tournament }
  }
  const subject = ({ tournament }: Loaded) => tournamentSubject(tournament)
  const about = (flight: { tournament: string; name: string }) => ({ tournament: flight.tournament, summary: flightInWords(flight.name) })

  route(app, deps, tournamentFlightCalls.list, {
    handle: async ({ actor, deps }) =>
      (await flightStore.list(deps.db, inArray(tournamentFlights.tournament, idsRunBy(deps.db, actor)), { orderBy: flightOrder })).map(
        toRecord,
      ),
  })

  route(app, deps, tournamentFlightCalls.search, {
    handle: async ({ actor, body, deps }) => {
      const tournament = body.tournament && (await findTournament(deps.db, body.tournament))
      const isSeen = tournament && can(actor, 'tournament.see', tournamentSubject(tournament))
      if (body.tournament && !isSeen) return []
      const scope = isSeen ? undefined : inArray(tournamentFlights.tournament, idsRunBy(deps.db, actor))
      const { where, page } = searchOf(tournamentFlights, body as SearchBody, ruleOf(tournamentFlightCalls.search))
      return (await flightStore.list(deps.db, and(scope, where), { ...page, ...(body.sortField ? {} : { orderBy: flightOrder }) })).map(
        toRecord,
      )
    },
  })

  route(app, deps, tournamentFlightCalls.get, { load, subject, handle: async (_ctx, { flight }) => toRecord(flight) })

  route(app, deps, tournamentFlightCalls.create, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: async ({ body, doer, deps }) => {
      const values = { ...withoutIds(body), id: body._id }
      return toRecord(await flightStore.insert(deps.db, values, doer, about(body), (stored) => stored.tournament === body.tournament))
    },
  })

  route(app, deps, tournamentFlightCalls.update, {
    load,
    subject,
    handle: async ({ body, doer, request, deps }, { flight }) => {
      if (body.tournament && body.tournament !== flight.tournament) throw refused('reference.unknown', { field: 'tournament' })
      const told = about({ ...flight, name: body.name ?? flight.name })
      const changed = flightStore.update(deps.db, flight.id, withoutIds(body), body._rev, doer, told)
      return toRecord(await changed.catch(bothVersions(tournamentFlightCalls.update, request, toRecord<FlightRow>)))
    },
  })

  route(app, deps, tournamentFlightCalls.remove, {
    load,
    subject,
    handle: async ({ doer, deps }, { flight }) => {
      await removeFlight(deps.db, flight, doer)
      return { ok: true as const }
    },
  })

  route(app, deps, tournamentFlightCalls.deleteByArray, {
    handle: async (ctx) => bulkAnswer(await removeFlights(ctx.deps.db, idsOf(ctx.body), signedIn(ctx), ctx.doer)),
  })
}
