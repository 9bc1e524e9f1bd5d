import { breaksTiesWithBigFish, cutLevels, cutRankings, type EntryContender, reachedCuts, toContender } from './cuts.ts'
import { isDisqualified, isIncomplete, presentEntries } from './field.ts'
import { bySignUp, rank } from './ranking.ts'
import type { Entry, StandingRow, Standings, Tournament } from './types.ts'

const toRow = (contender: EntryContender, place: Pick<StandingRow, 'position' | 'tied' | 'cutAfterDay'>): StandingRow => ({
  entry: contender.entry,
  position: place.position,
  tied: place.tied,
  totalWeight: contender.totalWeight,
  bigFish: contender.bigFish,
  totalFish: contender.totalFish,
  totalPenaltyWeightIncurred: contender.totalPenaltyWeightIncurred,
  totalBonusWeightAdded: contender.totalBonusWeightAdded,
  disqualified: false,
  cutAfterDay: place.cutAfterDay,
})

/** S6: listed last without a place; the penalties and bonuses stay on record. */
const disqualifiedRow = (contender: EntryContender): StandingRow => ({
  ...toRow(contender, { position: null, tied: false, cutAfterDay: null }),
  totalWeight: 0,
  bigFish: 0,
  totalFish: 0,
  disqualified: true,
})

/**
 * The ranking of a tournament, or of one day of it (S1–S9). Worked example: docs/algorithms/standings.md
 * Invariants: 1. the order of `entries` changes nothing.  2. nobody who was cut ranks above anybody who went on.
 *             3. sign-up time and id order the list but never a position.
 */
export function standings({
  tournament,
  entries,
  day,
}: {
  tournament: Tournament
  entries?: Entry[] | null
  day?: number | null
}): Standings {
  const field = presentEntries(entries)
  const ranked = field.filter((entry) => !isDisqualified(entry, day))
  const levels =
    day == null
      ? cutLevels(tournament, cutRankings(tournament, reachedCuts(tournament, field), ranked), ranked)
      : [{ cutAfterDay: null, contenders: ranked.map((entry) => toContender(tournament, entry, { only: day })) }]

  const rows: StandingRow[] = []
  for (const { cutAfterDay, contenders } of levels) {
    for (const { contender, position, tied } of rank(contenders, breaksTiesWithBigFish(tournament), rows.length)) {
      rows.push(toRow(contender, { position, tied, cutAfterDay }))
    }
  }
  const out = field.filter((entry) => isDisqualified(entry, day)).map((entry) => toContender(tournament, entry, { only: day }))
  return { incomplete: isIncomplete(tournament, field), standings: [...rows, ...out.sort(bySignUp).map(disqualifiedRow)] }
}
