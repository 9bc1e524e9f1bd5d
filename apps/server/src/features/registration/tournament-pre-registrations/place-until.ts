import { paysAtOnce } from '@ramplight/domain/registration/registration-window'
import { teamPrice } from '@ramplight/domain/registration/team-boat'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'

/** So long a team that signs up has its place while it pays, and one that moves up from the waiting list. */
const PLACE_MINUTES = { signsUp: 15, movesUp: 24 * 60 } as const

type Team = { users: string[]; pots: readonly string[] }

/** Until when a team keeps its place unpaid, where nobody pays at the ramp; null: it keeps the place. */
export function placeUntil(tournament: TournamentRow, team: Team, how: keyof typeof PLACE_MINUTES, at: string): string | null {
  if (!paysAtOnce(tournament) || teamPrice(toRecord(tournament), team) <= 0) return null
  return new Date(Date.parse(at) + PLACE_MINUTES[how] * 60_000).toISOString()
}
