import type { Tournament, WeighedEntry } from '@ramplight/domain/scoring/types'
import { type WeighInEvent, weightsByEntry } from '@ramplight/domain/scoring/weigh-in-log'
import type { EntryRow } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'

/** A stored tournament as the engine wants it. */
export const engineTournament = (row: TournamentRow): Tournament => ({
  _id: row.id,
  tournamentDates: row.tournamentDates,
  entryFee: row.entryFee,
  hasCuts: row.hasCuts,
  settings: row.settings,
  setupOptions: row.setupOptions,
  bigfishpots: row.bigfishpots,
  sidepots: row.sidepots,
  groups: row.groups,
})

/** Stored entries, each with what counts of its weigh-ins. */
export function engineEntries(rows: readonly EntryRow[], events: readonly WeighInEvent[]): WeighedEntry[] {
  const weights = weightsByEntry(events)
  return rows.map((row) => ({
    _id: row.id,
    users: row.users,
    createdAt: row.createdAt,
    deleted: row.deleted,
    disqualified: row.disqualified,
    freeEntry: row.freeEntry,
    groups: row.groups,
    bigFishModeDaysEntered: row.bigFishModeDaysEntered,
    inBigFishPot: row.inBigFishPot,
    inSidePot: row.inSidePot,
    sidePotBigFishEntries: row.sidePotBigFishEntries,
    weights: weights.get(row.id) ?? [],
  }))
}
