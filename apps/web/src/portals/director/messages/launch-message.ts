import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { writeWallClock } from '@ramplight/ui/values/times'
import { inOrder, timesOf } from '#features/tournaments/tournament-flights/index.ts'
import { t } from './messages.texts.ts'

/** What everybody of the field is written about their start. */
export function launchMessage(tournament: Tournament, flights: readonly TournamentFlight[]): { subject: string; message: string } {
  const starts = flights.length > 0 ? inOrder(flights) : [null]
  const lines = starts.map((flight) => {
    const { startTime, dueTime } = timesOf(tournament, flight)
    const words = { flight: flight?.name ?? t('launch.everybody'), start: writeWallClock(startTime), due: writeWallClock(dueTime) }
    return t('launch.line', words)
  })
  return { subject: t('launch.subject', { name: tournament.name }), message: [t('launch.body'), ...lines].join('\n') }
}
