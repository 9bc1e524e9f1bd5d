import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { byText } from '@ramplight/domain/kernel/text-order'
import { flightsOn, isReversed, type Times, timesOn } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { minutesLeft } from '#platform/values/event-time.ts'
import { fishingOn } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'

/** Boats that leave together; `flight`: null is the start of the tournament itself. */
export type Launch = Times & { flight: TournamentFlight | null; boats: TournamentEntry[] }

/** Who leaves on a day, in the order of the flights and then of the numbers; who is out or was cut leaves no more. */
export function launchesOf(data: StationData, day: number): Launch[] {
  const { tournament, flights } = data
  const fishing = fishingOn(data, day)
  const leaving = isReversed(tournament, day) ? fishing.reverse() : fishing
  const launches = flightsOn(tournament, [...flights.values()], day)
    // One flight that was moved alone may leave after the others.
    .sort((a, b) => byText(a.startTime, b.startTime))
    .map((launch) => ({ ...launch, boats: leaving.filter((entry) => entry.flight === launch.flight._id) }))
  const others = leaving.filter(({ flight }) => !flight || !flights.has(flight))
  return others.length > 0 ? [...launches, ownLaunch(data, day, others)] : launches
}

/** What can be moved on a day: every start, and what the public board says of the event when all boats have a flight. */
export function startsOf(data: StationData, day: number): Launch[] {
  const launches = launchesOf(data, day)
  return launches.length === 0 || launches.some(({ flight }) => !flight) ? launches : [...launches, ownLaunch(data, day, [])]
}

const ownLaunch = ({ tournament }: StationData, day: number, boats: TournamentEntry[]): Launch => ({
  ...timesOn(tournament, [], null, day),
  flight: null,
  boats,
})

/** Minutes until boats leave on a day; 0 and below: they have left. Null on a day that is not there. */
export function minutesToLaunch(tournament: Tournament, day: number, { startTime }: Times, now: number): number | null {
  const date = tournament.tournamentDates[day]
  return date && startTime ? minutesLeft({ date, dueTime: startTime, zone: zoneOf(tournament) }, now) : null
}
