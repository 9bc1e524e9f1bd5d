import { type TournamentFlight, tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import type { Times } from '#features/tournaments/tournament-flights/index.ts'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'

/** New times of one flight, or of the tournament itself. */
export type TimesFor = { flight: TournamentFlight | null; times: Times }

/** Writes times; each is a change of its own in the record of changes. */
export async function writeTimes(tournament: Tournament, changes: readonly TimesFor[]): Promise<void> {
  for (const { flight, times } of changes) {
    if (flight) await call(tournamentFlightCalls.update, { params: { id: flight._id }, body: times })
    else
      await call(tournamentCalls.update, {
        params: { id: tournament._id },
        body: { startTime: times.startTime, endTime: times.dueTime },
      })
  }
  await refreshed()
}
