import { groupBy } from '../kernel/group-by.ts'
import type { Id } from '../kernel/ids.ts'
import type { TournamentResults } from '../live-results.ts'
import type { PlacementTable } from '../payouts/types.ts'
import { standings } from '../scoring/standings.ts'
import type { DayRecord, Entry, EntryCore, Group, Pot, Settings, StandingRow, Tournament, WeighedEntry } from '../scoring/types.ts'
import { type WeighInEvent, weightsByEntry } from '../scoring/weigh-in-log.ts'
import type { TournamentStatus } from '../tournament/statuses.ts'
import { scoreEntries, tournamentResults } from '../tournament-results.ts'
import type { StoredEvent } from '../weigh-in/weigh-in-records.ts'

/** A tournament as it is stored, as far as its results need it. */
export type TournamentToCount = {
  _id: Id
  name: string
  status: TournamentStatus
  updatedAt: string
  tournamentDates: string[]
  entryFee?: number | null | undefined
  hasCuts: boolean
  settings: Settings
  setupOptions: { openTournament?: boolean | undefined; multipleDailyWeighIns?: boolean | undefined }
  bigfishpots: Pot[]
  sidepots: Pot[]
  groups: Group[]
}

/** An entry as it is stored, as far as the results of its tournament need it. */
export type EntryToCount = EntryCore & { users: Id[]; boatNumber?: number | null | undefined; boatCaptain?: Id | null | undefined }

/** An entry with the record of each day it weighed on, in the order of the days. */
export type ScoredEntry = Omit<Entry, 'weights'> & { weights: DayRecord[] }

/** Everything a tournament comes to at one moment, and what it was made from. */
export type Calculation<T extends TournamentToCount = TournamentToCount, E extends EntryToCount = EntryToCount> = {
  tournament: T
  entries: Map<Id, E>
  events: StoredEvent[]
  scored: Map<Id, ScoredEntry>
  /** The days on which anybody weighed, in order. */
  weighedDays: number[]
  results: TournamentResults
}

/** A stored tournament as the engine wants it. */
export const engineTournament = (record: TournamentToCount): Tournament => ({
  _id: record._id,
  tournamentDates: record.tournamentDates,
  entryFee: record.entryFee ?? null,
  hasCuts: record.hasCuts,
  settings: record.settings,
  setupOptions: record.setupOptions,
  bigfishpots: record.bigfishpots,
  sidepots: record.sidepots,
  groups: record.groups,
})

/** Stored entries, each with what counts of its weigh-ins. */
export function engineEntries(entries: readonly EntryToCount[], events: readonly WeighInEvent[]): WeighedEntry[] {
  const weights = weightsByEntry(events)
  return entries.map((entry) => ({
    _id: entry._id,
    users: entry.users,
    createdAt: entry.createdAt ?? null,
    deleted: entry.deleted ?? null,
    disqualified: entry.disqualified ?? null,
    freeEntry: entry.freeEntry ?? null,
    groups: entry.groups ?? null,
    bigFishModeDaysEntered: entry.bigFishModeDaysEntered ?? null,
    inBigFishPot: entry.inBigFishPot ?? null,
    inSidePot: entry.inSidePot ?? null,
    sidePotBigFishEntries: entry.sidePotBigFishEntries ?? null,
    ...(entry.ruling ? { ruling: entry.ruling } : {}),
    weights: weights.get(entry._id) ?? [],
  }))
}

/**
 * Runs the engine over what is stored of a tournament: its living entries in the order of sign-up, every event of its log by
 * the time it was received, and the payout tables its settings name.
 */
export function calculateTournament<T extends TournamentToCount, E extends EntryToCount>({
  tournament: record,
  entries,
  events,
  placementTables,
}: {
  tournament: T
  entries: readonly E[]
  events: StoredEvent[]
  placementTables?: PlacementTable[] | null | undefined
}): Calculation<T, E> {
  const tournament = engineTournament(record)
  const weighed = engineEntries(entries, events)
  const scored = scoreEntries(tournament.settings, weighed) as ScoredEntry[]
  return {
    tournament: record,
    entries: new Map(entries.map((entry) => [entry._id, entry])),
    events,
    scored: new Map(scored.map((entry) => [entry._id, entry])),
    weighedDays: [
      ...groupBy(
        scored.flatMap(({ weights }) => weights),
        ({ day }) => day,
      ).keys(),
    ].sort((a, b) => a - b),
    results: tournamentResults({ tournament, entries: weighed, placementTables }),
  }
}

/** The standings of one day alone. */
export const standingsOfDay = ({ tournament, scored }: Calculation, day: number): StandingRow[] =>
  standings({ tournament: engineTournament(tournament), entries: [...scored.values()], day }).standings

export const recordOf = ({ scored }: Calculation, entry: Id, day: number): DayRecord | undefined =>
  scored.get(entry)?.weights.find((record) => record.day === day)

/** Who could fish on a day: not disqualified, and not cut before it. */
export const inField = ({ disqualified, cutAfterDay }: StandingRow, day: number): boolean =>
  !disqualified && (cutAfterDay === null || day <= cutAfterDay)

/** After which day this entry was cut, as it stands now; null while it is in. */
export function cutAfterDayOf(
  entry: Id,
  {
    tournament: record,
    entries,
    events,
  }: { tournament: TournamentToCount; entries: readonly EntryToCount[]; events: readonly WeighInEvent[] },
): number | null {
  const tournament = engineTournament(record)
  const scored = scoreEntries(tournament.settings, engineEntries(entries, events))
  return standings({ tournament, entries: scored }).standings.find((row) => row.entry === entry)?.cutAfterDay ?? null
}
