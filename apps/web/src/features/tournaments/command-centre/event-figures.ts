import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Board } from '@ramplight/contract/results/tournament-results'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { poolOf } from '@ramplight/domain/payouts/pool'
import { unitsOf } from '@ramplight/domain/payouts/units'

export type EventFigures = {
  entries: number
  paid: number
  checkedIn: number
  weighed: number
  /** Boats that can still weigh, or have. */
  field: number
  disqualified: number
  owed: Cents
  pool: Cents
}

/** What one entry still owes: its fee, unless it is paid or free. */
export function owedBy(tournament: Tournament, entry: TournamentEntry): Cents {
  if (entry.status === 'Paid' || entry.freeEntry) return 0
  const fee = tournament.entryFee ?? tournament.settings.payout?.defaultEntryFee ?? 0
  return fee * unitsOf(tournament as never, entry as never)
}

/** The figures of the command centre. Who has weighed, of whom, the board knows: boats without fish count, boats that are out do not. */
export function eventFigures(
  tournament: Tournament,
  all: readonly TournamentEntry[],
  board?: Pick<Board, 'weighed' | 'field'>,
): EventFigures {
  const entries = all.filter(({ deleted }) => !deleted)
  return {
    entries: entries.length,
    paid: entries.filter(({ status, freeEntry }) => status === 'Paid' || freeEntry).length,
    checkedIn: entries.filter(({ checkedInAt }) => checkedInAt).length,
    weighed: board?.weighed ?? 0,
    field: board?.field ?? entries.filter(({ disqualified }) => !disqualified).length,
    disqualified: entries.filter(({ disqualified }) => disqualified).length,
    owed: entries.reduce((sum, entry) => sum + owedBy(tournament, entry), 0),
    pool: poolOf(tournament as never, entries as never).pool,
  }
}
