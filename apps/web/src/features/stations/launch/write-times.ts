import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { dayTimesOn, type Times, withDayTimes } from '@ramplight/domain/tournament/launch-times'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'
import type { StationData } from '../frame/use-station-data.ts'

/** New times of one flight by its id, or of the tournament itself; null: as planned. */
export type TimesFor = { flight: string | null; times: Times | null }

const holderOf = ({ tournament, flights }: StationData, flight: string | null) => (flight ? flights.get(flight) : tournament)

/** What holds on a day now, to be written again when somebody takes back what comes next. */
export const timesBefore = (data: StationData, day: number, changes: readonly TimesFor[]): TimesFor[] =>
  changes.map(({ flight }) => ({ flight, times: dayTimesOn(holderOf(data, flight) ?? {}, data.tournament.tournamentDates[day]) }))

/** Writes the times of one day; the plan and the other days stay. Each is a change of its own in the record of changes. */
export async function writeTimes(data: StationData, day: number, changes: readonly TimesFor[]): Promise<void> {
  const date = data.tournament.tournamentDates[day]
  if (!date) return
  for (const { flight, times } of changes) {
    const dayTimes = withDayTimes(holderOf(data, flight)?.dayTimes, date, times)
    if (flight) await call(tournamentFlightCalls.update, { params: { id: flight }, body: { dayTimes } })
    else await call(tournamentCalls.update, { params: { id: data.tournament._id }, body: { dayTimes } })
  }
  await refreshed()
}
