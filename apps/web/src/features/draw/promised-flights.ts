import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { inForce } from '@ramplight/domain/scoring/default-settings'
import { flightName } from '@ramplight/domain/tournament/flight-name'
import { inOrder } from '@ramplight/domain/tournament/launch-times'
import { laterClock } from '#features/tournaments/tournament-flights/index.ts'

type Flights = readonly TournamentFlight[]
type NewFlight = { _id: string; tournament: string; name: string; order: number; startTime: string | null; dueTime: string | null }

/** How many flights the set-up promises; one is no flights at all. */
export const promisedFlights = ({ settings }: Pick<Tournament, 'settings'>): number => {
  const promised = Number(inForce(settings, 'flightOptions.flights'))
  return promised > 1 ? promised : 0
}

/** How many a draw can spread the boats over: those that are there, or as many as are promised. */
export const flightsToSpread = (tournament: Pick<Tournament, 'settings'>, flights: Flights): number =>
  Math.max(promisedFlights(tournament), flights.length)

/** How much later a flight leaves and is due than the one before: in order out, and not all at the scale at once. */
export const FLIGHT_STEP = { out: 5, due: 15 } as const

/** A time that would be tomorrow stays as it is. */
const later = (time: string | null | undefined, minutes: number): string | null => laterClock(time, minutes) ?? (time || null)

/** The flight after the last one: its name, its place, and its times, a little later than those of the one before. */
export function nextFlight(tournament: Tournament, flights: Flights, besides = 0): NewFlight {
  const last = inOrder(flights).at(-1)
  const steps = besides + (last ? 1 : 0)
  return {
    _id: newId(),
    tournament: tournament._id,
    name: flightName(flights.length + besides + 1),
    order: (last?.order ?? flights.length) + besides + 1,
    startTime: later(last ? last.startTime : tournament.startTime, steps * FLIGHT_STEP.out),
    dueTime: later(last ? last.dueTime : tournament.endTime, steps * FLIGHT_STEP.due),
  }
}

/** The flights that were promised and are not there yet. */
export const missingFlights = (tournament: Tournament, flights: Flights): NewFlight[] =>
  Array.from({ length: Math.max(0, promisedFlights(tournament) - flights.length) }, (_, index) => nextFlight(tournament, flights, index))
