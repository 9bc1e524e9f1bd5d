import { asc, eq } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tournamentFlights } from './tournament-flights.table.ts'

export const flightStore = records(tournamentFlights, 'tournament-flights')

export type FlightRow = typeof tournamentFlights.$inferSelect

/** In the order in which they leave. */
export const flightOrder = [asc(tournamentFlights.order), asc(tournamentFlights.createdAt), asc(tournamentFlights.id)]

export const flightsOf = (db: Queryable, tournament: string): Promise<FlightRow[]> =>
  flightStore.list(db, eq(tournamentFlights.tournament, tournament), { orderBy: flightOrder })
