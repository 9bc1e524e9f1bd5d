export { flightsQuery, inOrder } from './tournament-flights.queries.ts'
