import { standings } from '@ramplight/domain/engine'
import type { PlacementTable } from '@ramplight/domain/payouts/types'
import type { DayRecord, Entry, StandingRow } from '@ramplight/domain/scoring/types'
import { scoreEntries, type TournamentResults, tournamentResults } from '@ramplight/domain/tournament-results'
import type { Queryable } from '#platform/database/types'
import { placementTablesOf } from '../../payouts/payout-structures/index.ts'
import { type EntryRow, entriesOf } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { engineEntries, engineTournament, eventsOf, type StoredEvent } from '../../weigh-in/weigh-ins/index.ts'

/** An entry with the record of each day it weighed on, in the order of the days. */
export type ScoredEntry = Omit<Entry, 'weights'> & { weights: DayRecord[] }

/** Everything a tournament comes to at one moment, and what it was made from. */
export type Calculation = {
  tournament: TournamentRow
  entries: Map<string, EntryRow>
  events: StoredEvent[]
  scored: Map<string, ScoredEntry>
  /** The days on which anybody weighed, in order. */
  weighedDays: number[]
  results: TournamentResults
}

/**
 * Runs the engine over the log of weigh-ins: a handful of statements, however large the field. The caller sees to it that
 * nothing moves between them, by a lock or a snapshot.
 */
export async function calculate(db: Queryable, row: TournamentRow): Promise<Calculation> {
  const entries = await entriesOf(db, row.id)
  const events = await eventsOf(db, row.id)
  const placementTables: PlacementTable[] | undefined = await placementTablesOf(db, row.settings.payout?.payoutToUse)
  const tournament = engineTournament(row)
  const weighed = engineEntries(entries, events)
  const scored = scoreEntries(tournament.settings, weighed) as ScoredEntry[]
  return {
    tournament: row,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    events,
    scored: new Map(scored.map((entry) => [entry._id, entry])),
    weighedDays: [...new Set(scored.flatMap(({ weights }) => weights.map(({ day }) => day)))].sort((a, b) => a - b),
    results: tournamentResults({ tournament, entries: weighed, placementTables }),
  }
}

/** The standings of one day alone. */
export const standingsOfDay = ({ tournament, scored }: Calculation, day: number): StandingRow[] =>
  standings({ tournament: engineTournament(tournament), entries: [...scored.values()], day }).standings

export const recordOf = ({ scored }: Calculation, entry: string, day: number): DayRecord | undefined =>
  scored.get(entry)?.weights.find((record) => record.day === day)

/** Who could fish on a day: not disqualified, and not cut before it. */
export const inField = ({ disqualified, cutAfterDay }: StandingRow, day: number): boolean =>
  !disqualified && (cutAfterDay === null || day <= cutAfterDay)
