/** The only door to flights for other features. */
export { type FlightRow, flightStore, flightsOf } from './tournament-flights.store.ts'
