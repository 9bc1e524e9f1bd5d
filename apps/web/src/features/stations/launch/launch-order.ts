import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { inOrder, type Times, timesOf } from '#features/tournaments/tournament-flights/index.ts'
import { cutBefore } from '#features/weigh-in/bag/index.ts'
import { minutesLeft } from '#platform/values/event-time.ts'
import type { StationData } from '../frame/use-station-data.ts'

/** Boats that leave together; `flight`: null is the start of the tournament itself. */
export type Launch = Times & { flight: TournamentFlight | null; boats: TournamentEntry[] }

/** Who leaves on a day, in the order of the flights and then of the numbers; who is out or was cut leaves no more. */
export function launchesOf(data: StationData, day: number): Launch[] {
  const { tournament, entries, flights, field } = data
  const cut = cutBefore(tournament, field, day)
  const leaving = entries.filter(({ _id, disqualified }) => !disqualified && !cut.has(_id))
  const launches = inOrder([...flights.values()]).map((flight) => ({
    flight,
    ...timesOf(tournament, flight),
    boats: leaving.filter((entry) => entry.flight === flight._id),
  }))
  const others = leaving.filter(({ flight }) => !flight || !flights.has(flight))
  return others.length > 0 ? [...launches, { flight: null, ...timesOf(tournament, null), boats: others }] : launches
}

/** Minutes until boats leave on a day; 0 and below: they have left. Null on a day that is not there. */
export function minutesToLaunch({ tournamentDates, timezone }: Tournament, day: number, { startTime }: Times, now: number): number | null {
  const date = tournamentDates[day]
  return date && startTime ? minutesLeft({ date, dueTime: startTime, timezone }, now) : null
}
