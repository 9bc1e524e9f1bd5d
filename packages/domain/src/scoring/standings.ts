import { cutLevels, cutRankings, reachedCuts, tieBreaker } from './cuts.ts'
import { type EntryContender, toContender } from './entry-totals.ts'
import { isDisqualified, isIncomplete, presentEntries } from './field.ts'
import { bySignUp, type Ranked, rank, rerank } from './ranking.ts'
import type { Entry, StandingRow, Standings, Tournament } from './types.ts'

type StandingsInput = { tournament: Tournament; entries?: Entry[] | null; day?: number | null }

/** Standings with what they were made of, so that one more weigh-in need not rank everybody again. */
export type FieldRanking = {
  standings: Standings
  /** Of a tournament that was not cut: everybody with a place, in order; null where cut lines were reached. */
  ranked: Ranked<EntryContender>[] | null
  disqualified: EntryContender[]
}

const toRow = ({ contender, position, tied }: Ranked<EntryContender>, cutAfterDay: number | null): StandingRow => ({
  entry: contender.entry,
  position,
  tied,
  totalWeight: contender.totalWeight,
  bigFish: contender.bigFish,
  totalFish: contender.totalFish,
  totalPenaltyWeightIncurred: contender.totalPenaltyWeightIncurred,
  totalBonusWeightAdded: contender.totalBonusWeightAdded,
  disqualified: false,
  cutAfterDay,
})

/** S6: listed last without a place; the penalties and bonuses stay on record. */
const disqualifiedRow = (contender: EntryContender): StandingRow => ({
  entry: contender.entry,
  position: null,
  tied: false,
  totalWeight: 0,
  bigFish: 0,
  totalFish: 0,
  totalPenaltyWeightIncurred: contender.totalPenaltyWeightIncurred,
  totalBonusWeightAdded: contender.totalBonusWeightAdded,
  disqualified: true,
  cutAfterDay: null,
})

/** S1–S9, with the intermediate ranking kept. `entries` without the deleted ones. */
export function rankField(tournament: Tournament, field: readonly Entry[], day?: number | null): FieldRanking {
  const breakTie = tieBreaker(tournament.settings)
  const placed: Entry[] = []
  const disqualified: EntryContender[] = []
  for (const entry of field) {
    if (isDisqualified(entry, day)) disqualified.push(toContender(tournament, entry, { only: day }))
    else placed.push(entry)
  }
  disqualified.sort(bySignUp)

  const cuts = day == null ? cutRankings(tournament, reachedCuts(tournament, field), placed) : []
  const levels =
    cuts.length > 0
      ? cutLevels(tournament, cuts, placed)
      : [{ cutAfterDay: null, contenders: placed.map((entry) => toContender(tournament, entry, { only: day })) }]
  const rows: StandingRow[] = []
  let lastRanked: Ranked<EntryContender>[] = []
  for (const { cutAfterDay, contenders } of levels) {
    lastRanked = rank(contenders, breakTie, rows.length)
    for (const ranked of lastRanked) rows.push(toRow(ranked, cutAfterDay))
  }
  for (const contender of disqualified) rows.push(disqualifiedRow(contender))
  return {
    standings: { incomplete: isIncomplete(tournament, field), standings: rows },
    ranked: cuts.length > 0 ? null : lastRanked,
    disqualified,
  }
}

/**
 * The ranking after one entry of the field changed. `field` holds the changed entry.
 * Invariant: the same as ranking the whole field; rows that did not change stay the same objects.
 */
export function rerankField(tournament: Tournament, before: FieldRanking, field: readonly Entry[], changed: Entry): FieldRanking {
  if (!before.ranked || reachedCuts(tournament, field).length > 0) return rankField(tournament, field)
  const isOut = isDisqualified(changed)
  const contender = toContender(tournament, changed)
  const ranked = rerank(before.ranked, changed._id, isOut ? null : contender, tieBreaker(tournament.settings))
  const others = before.disqualified.filter(({ entry }) => entry !== changed._id)
  const disqualified = isOut ? [...others, contender].sort(bySignUp) : others

  const rows = ranked.map((place, index) => (place === before.ranked?.[index] ? before.standings.standings[index]! : toRow(place, null)))
  for (const out of disqualified) rows.push(disqualifiedRow(out))
  return { standings: { incomplete: isIncomplete(tournament, field), standings: rows }, ranked, disqualified }
}

/**
 * The ranking of a tournament, or of one day of it (S1–S10). Worked example: docs/algorithms/standings.md
 * Invariants: 1. the order of `entries` changes nothing.  2. nobody who was cut ranks above anybody who went on.
 *             3. sign-up time and id order the list but never a position.
 */
export const standings = ({ tournament, entries, day }: StandingsInput): Standings =>
  rankField(tournament, presentEntries(entries), day).standings
