export { flightsQuery, laterClock } from './tournament-flights.queries.ts'
