import type { Id } from './kernel/ids.ts'
import { countPayout, type PayoutBasis, payoutBasis } from './payouts/payout-ledger.ts'
import { payoutResult } from './payouts/payouts.ts'
import { activePots } from './payouts/pot-participants.ts'
import { countPot, type PotCount, potField, potResult, recountPot } from './payouts/pots.ts'
import type { PayoutResult, PlacementTable, PotResult } from './payouts/types.ts'
import { type EntryPoints, points } from './points/points.ts'
import { type DayScorer, dayScorer } from './scoring/day-totals.ts'
import { presentEntries } from './scoring/field.ts'
import { withPlaces, withPoints } from './scoring/rulings.ts'
import { type FieldRanking, rankField, rerankField } from './scoring/standings.ts'
import type { Entry, Standings, Tournament, WeighedEntry, WeighIn } from './scoring/types.ts'

/** Everything a tournament comes to. */
export type TournamentResults = { standings: Standings; points: EntryPoints[]; payouts: PayoutResult; pots: PotResult[] }

export type LiveInput = {
  tournament: Tournament
  entries?: readonly WeighedEntry[] | null
  placementTables?: readonly PlacementTable[] | null
}

/** The results of a tournament that is being weighed, with what they were made of. A value: weighing makes a new one. */
export type LiveResults = {
  readonly results: TournamentResults
  readonly tournament: Tournament
  readonly placementTables: readonly PlacementTable[] | null | undefined
  /** Without the deleted entries; each with the figures of its days, `weighed` with its weigh-ins. */
  readonly scored: readonly Entry[]
  readonly weighed: readonly WeighedEntry[]
  readonly ranking: FieldRanking
  readonly basis: PayoutBasis
  readonly pots: readonly PotCount[]
}

/** One day of an entry as it stands now: all its weigh-ins, so a correction and a void are told the same way. */
export type WeighedDayOf = { entry: Id; day: number; weighIns: WeighIn[] }

const scoreEntry = (entry: WeighedEntry, scoreDay: DayScorer): Entry => ({
  ...entry,
  weights: (entry.weights ?? []).map(({ day, weighIns }) => scoreDay(day, weighIns)),
})

type Placing = Pick<LiveResults, 'tournament' | 'placementTables' | 'basis' | 'scored'>

/** What a ranking comes to: payouts and points follow the places, those that were set by hand too. */
export function placedResults(
  { tournament, placementTables, basis, scored }: Placing,
  workedOut: Standings,
): Omit<TournamentResults, 'pots'> {
  const rows = withPlaces(workedOut.standings, scored)
  const standings = rows === workedOut.standings ? workedOut : { incomplete: workedOut.incomplete, standings: rows }
  const worth = points({ settings: tournament.settings, standings, openTournament: tournament.setupOptions?.openTournament })
  return {
    standings,
    points: withPoints(worth, scored),
    payouts: payoutResult(countPayout(tournament, basis, standings, placementTables)),
  }
}

type Counted = Placing & Pick<LiveResults, 'ranking' | 'pots'>

const resultsOf = (counted: Counted): TournamentResults => ({
  ...placedResults(counted, counted.ranking.standings),
  pots: counted.pots.map(potResult),
})

/** Everything a tournament comes to (R1), ready to take more weigh-ins. */
export function liveResults({ tournament, entries, placementTables }: LiveInput): LiveResults {
  const scoreDay = dayScorer(tournament)
  const weighed = presentEntries(entries)
  const scored = weighed.map((entry) => scoreEntry(entry, scoreDay))
  const ranking = rankField(tournament, scored)
  const basis = payoutBasis(tournament, scored)
  const field = potField(tournament, scored)
  const pots = activePots(tournament).map((pot) => countPot(tournament, pot, field))
  const counted = { tournament, placementTables, ranking, basis, pots, scored }
  return { ...counted, weighed, results: resultsOf(counted) }
}

function withDay(entry: WeighedEntry, day: number, weighIns: WeighIn[]): WeighedEntry {
  const days = entry.weights ?? []
  const isThere = days.some((known) => known.day === day)
  const weights = isThere ? days.map((known) => (known.day === day ? { day, weighIns } : known)) : [...days, { day, weighIns }]
  return { ...entry, weights }
}

/**
 * The results after one entry's day changed: something was weighed, corrected or voided. Only what that can move is made
 * anew; an entry that is not in the tournament changes nothing. Measured: `npm run bench:engine`.
 * Invariant: the same as all results from the beginning, byte for byte.
 */
export function weigh(before: LiveResults, { entry: id, day, weighIns }: WeighedDayOf): LiveResults {
  const { tournament, placementTables, basis } = before
  const index = before.weighed.findIndex(({ _id }) => _id === id)
  if (index < 0) return before
  const weighedEntry = withDay(before.weighed[index]!, day, weighIns)
  const weighed = before.weighed.with(index, weighedEntry)
  const changed = scoreEntry(weighedEntry, dayScorer(tournament))
  const scored = before.scored.with(index, changed)
  const ranking = rerankField(tournament, before.ranking, scored, changed)
  const entryOf = (other: Id): Entry => scored.find(({ _id }) => _id === other)!
  const pots = before.pots.map((pot) => recountPot(tournament, pot, changed, entryOf, ranking.standings.incomplete))
  const counted = { tournament, placementTables, ranking, basis, pots, scored }
  return { ...counted, weighed, results: resultsOf(counted) }
}
