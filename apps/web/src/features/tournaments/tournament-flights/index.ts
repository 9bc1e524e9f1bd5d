export { flightsQuery, inOrder, laterClock, type Times, timesOf } from './tournament-flights.queries.ts'
