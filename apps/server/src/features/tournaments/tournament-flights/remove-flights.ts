import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { flightInWords } from '@ramplight/domain/tournament/flight-name'
import { inArray } from 'drizzle-orm'
import { unassignFlight } from '#features/registration/tournament-entries/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Outcome } from '#platform/database/outcomes'
import type { Db } from '#platform/database/types'
import { tournamentStore, tournamentSubject } from '../tournaments/index.ts'
import { type FlightRow, flightStore } from './tournament-flights.store.ts'
import { tournamentFlights } from './tournament-flights.table.ts'

/** Its boats stay entered and have no flight until somebody gives them one. */
export async function removeFlight(db: Db, flight: FlightRow, doer: Doer): Promise<void> {
  await inTransaction(db, async (tx) => {
    const boats = await unassignFlight(tx, flight, doer)
    const summary = `${flightInWords(flight.name)}${boats ? `; ${boats} boats have no flight now` : ''}`
    await flightStore.remove(tx, flight.id, doer, { tournament: flight.tournament, summary })
  })
}

/** Each flight answers for itself; one that is already gone is done. */
export async function removeFlights(db: Db, ids: string[], actor: Actor, doer: Doer): Promise<Outcome<FlightRow>[]> {
  const flights = ids.length ? await db.select().from(tournamentFlights).where(inArray(tournamentFlights.id, ids)) : []
  const tournaments = await tournamentStore.findMany(db, [...new Set(flights.map((flight) => flight.tournament))])
  const runs = new Set(tournaments.filter((row) => can(actor, 'tournament.run', tournamentSubject(row))).map((row) => row.id))
  const mine = new Map(flights.filter((flight) => runs.has(flight.tournament)).map((flight) => [flight.id, flight]))
  const outcomes: Outcome<FlightRow>[] = []
  for (const id of new Set(ids)) {
    const row = mine.get(id)
    if (row && !row.deleted) await removeFlight(db, row, doer)
    outcomes.push(row ? { id, row } : { id, problem: refused('record.not-found') })
  }
  return outcomes
}
