import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Board } from '@ramplight/contract/results/tournament-results'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { type EntryMoney, entryMoney, isUnpaidNow, linesNow } from '@ramplight/domain/money/cash-in-hand'
import { paidBy } from '@ramplight/domain/money/standing'
import { poolOf } from '@ramplight/domain/payouts/pool'

export type EventFigures = EntryMoney & {
  entries: number
  paid: number
  checkedIn: number
  weighed: number
  /** Boats that can still weigh, or have. */
  field: number
  disqualified: number
  /** Of every boat that is to pay, whether it has paid or not. */
  pool: Cents
  /** Boats that owe something; the pool counts them. */
  unpaid: number
  /** What boats have paid and have not got back: of an event that is canceled all of it is theirs. */
  toRefund: Cents
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
    ...entryMoney(tournament, entries),
    pool: poolOf(tournament, entries).pool,
    unpaid: entries.filter((entry) => isUnpaidNow(tournament, entry)).length,
    toRefund: entries.reduce((sum, entry) => sum + Math.max(0, paidBy(linesNow(entry))), 0),
  }
}
