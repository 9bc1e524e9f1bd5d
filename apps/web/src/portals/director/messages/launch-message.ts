import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { flightsOn, timesOn } from '@ramplight/domain/tournament/launch-times'
import { writeWallClock } from '@ramplight/ui/values/times'
import { writeFlight } from '#platform/values/write-flight.ts'
import { t } from './messages.texts.ts'

/** What everybody of the field is written about their start on a day, which counts from 0. */
export function launchMessage(
  tournament: Tournament,
  flights: readonly TournamentFlight[],
  day: number,
): { subject: string; message: string } {
  const starts = flights.length > 0 ? flightsOn(tournament, flights, day) : [{ ...timesOn(tournament, [], null, day), flight: null }]
  const lines = starts.map(({ startTime, dueTime, flight }) => {
    const words = {
      flight: flight ? writeFlight(flight.name) : t('launch.everybody'),
      start: writeWallClock(startTime),
      due: writeWallClock(dueTime),
    }
    return t('launch.line', words)
  })
  const event = { name: tournament.name, days: tournament.tournamentDates.length, day: day + 1 }
  return { subject: t('launch.subject', event), message: [t('launch.body', event), ...lines].join('\n') }
}
