import { liveResults, type TournamentResults } from './live-results.ts'
import type { PlacementTable } from './payouts/types.ts'
import { dayRecord } from './scoring/day-record.ts'
import { presentEntries } from './scoring/field.ts'
import type { Entry, Settings, Tournament, WeighedEntry } from './scoring/types.ts'

/** Raw weigh-ins -> day records, entry by entry. */
export const scoreEntries = (settings: Settings | null | undefined, entries: WeighedEntry[] | null | undefined): Entry[] =>
  presentEntries(entries).map((entry) => ({
    ...entry,
    weights: (entry.weights ?? []).map(({ day, weighIns }) => dayRecord({ settings, day, weighIns })),
  }))

/** R1: everything a tournament comes to, from its weigh-ins. */
export const tournamentResults = (input: {
  tournament: Tournament
  entries?: WeighedEntry[] | null
  placementTables?: PlacementTable[] | null
}): TournamentResults => liveResults(input).results
