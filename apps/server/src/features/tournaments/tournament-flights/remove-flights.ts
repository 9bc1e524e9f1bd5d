import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { inArray } from 'drizzle-orm'
import { unassignFlight } from '#features/registration/tournament-entries/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import type { Doer } from '#platform/http/deps'
import { tournamentStore, tournamentSubject } from '../tournaments/index.ts'
import { type FlightRow, flightStore } from './tournament-flights.store.ts'
import { tournamentFlights } from './tournament-flights.table.ts'

type Outcomes = ResponseOf<typeof tournamentFlightCalls.deleteByArray>

/** Its boats stay entered and have no flight until somebody gives them one. */
export async function removeFlight(db: Db, flight: FlightRow, doer: Doer): Promise<void> {
  await inTransaction(db, async (tx) => {
    const boats = await unassignFlight(tx, flight, doer)
    const summary = `Flight ${flight.name}${boats ? `; ${boats} boats have no flight now` : ''}`
    await flightStore.remove(tx, flight.id, doer, { tournament: flight.tournament, summary })
  })
}

/** Each flight answers for itself; one that is already gone is done. */
export async function removeFlights(db: Db, ids: string[], actor: Actor, doer: Doer): Promise<Outcomes> {
  const flights = ids.length ? await db.select().from(tournamentFlights).where(inArray(tournamentFlights.id, ids)) : []
  const tournaments = await tournamentStore.findMany(db, [...new Set(flights.map((flight) => flight.tournament))])
  const runs = new Set(tournaments.filter((row) => can(actor, 'tournament.run', tournamentSubject(row))).map((row) => row.id))
  const mine = new Map(flights.filter((flight) => runs.has(flight.tournament)).map((flight) => [flight.id, flight]))
  const results: Outcomes['results'] = []
  for (const _id of new Set(ids)) {
    const flight = mine.get(_id)
    if (flight && !flight.deleted) await removeFlight(db, flight, doer)
    const { code, message } = refused('record.not-found')
    results.push(flight ? { _id, ok: true } : { _id, ok: false, code, message })
  }
  return { ok: results.every((one) => one.ok), acknowledged: true, results }
}
