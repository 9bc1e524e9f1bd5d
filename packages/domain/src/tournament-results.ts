import { payouts } from './payouts/payouts.ts'
import { pots } from './payouts/pots.ts'
import type { PayoutResult, PlacementTable, PotResult } from './payouts/types.ts'
import { type EntryPoints, points } from './points/points.ts'
import { dayRecord } from './scoring/day-record.ts'
import { dayQuestions, dayTotals } from './scoring/day-totals.ts'
import { presentEntries } from './scoring/field.ts'
import { standings } from './scoring/standings.ts'
import type { Entry, Settings, Standings, Tournament, WeighedEntry } from './scoring/types.ts'

export type TournamentResults = { standings: Standings; points: EntryPoints[]; payouts: PayoutResult; pots: PotResult[] }

/** Raw weigh-ins -> day records, entry by entry. */
export const scoreEntries = (settings: Settings | null | undefined, entries: WeighedEntry[] | null | undefined): Entry[] =>
  presentEntries(entries).map((entry) => ({
    ...entry,
    weights: (entry.weights ?? []).map(({ day, weighIns }) => dayRecord({ settings, day, weighIns })),
  }))

/** As scoreEntries, but only what standings, points and payouts read: no log is written that nobody will see. */
function totalEntries(tournament: Tournament, entries: readonly WeighedEntry[] | null | undefined): Entry[] {
  const asked = dayQuestions(tournament)
  return presentEntries(entries).map((entry) => ({
    ...entry,
    weights: (entry.weights ?? []).map(({ day, weighIns }) => dayTotals(tournament.settings, day, weighIns, asked)),
  }))
}

/** R1: everything a tournament comes to, from its weigh-ins. */
export function tournamentResults({
  tournament,
  entries,
  placementTables,
}: {
  tournament: Tournament
  entries?: WeighedEntry[] | null
  placementTables?: PlacementTable[] | null
}): TournamentResults {
  const scored = totalEntries(tournament, entries)
  const table = standings({ tournament, entries: scored })
  return {
    standings: table,
    points: points({ settings: tournament.settings, standings: table, openTournament: tournament.setupOptions?.openTournament }),
    payouts: payouts({ tournament, entries: scored, standings: table, placementTables }),
    pots: pots({ tournament, entries: scored }),
  }
}
