import { queryOf } from '#platform/query.ts'
import { calls } from './event.open-calls.ts'

/** Who is entered, what the pots hold, what would be paid, and the first places. */
export const eventSummaryQuery = (tournament: string) => queryOf(calls.eventSummary, { params: { id: tournament } })

export const publicFlightsQuery = (tournament: string) => queryOf(calls.flights, { body: { tournament } })

/** How many places are left. */
export const placesLeftQuery = (tournament: string) => queryOf(calls.places, { params: { id: tournament } })
