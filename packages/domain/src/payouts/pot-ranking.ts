import { countLeading } from '../kernel/count-leading.ts'
import type { Id } from '../kernel/ids.ts'
import type { Weight } from '../kernel/units.ts'
import { enteredDays } from '../scoring/entry-totals.ts'
import { periodOf } from '../scoring/periods.ts'
import { bySignUp } from '../scoring/ranking.ts'
import type { Entry, Pot, SpeciesWeight, Tournament } from '../scoring/types.ts'
import { heaviestFirst } from './heaviest-first.ts'
import type { PotOfKind } from './pot-participants.ts'
import type { PotKind, PotResult } from './types.ts'

type Day = NonNullable<Entry['weights']>[number]
type DayValue = (day: Day, species: string | null | undefined) => Weight

function weightOfSpecies(list: readonly SpeciesWeight[] | null | undefined, species: string): Weight {
  for (const row of list ?? []) if (row.species === species) return row.weight
  return 0
}

/** T3, T4: what one day counts for in a pot of this kind. */
const DAY_VALUE = {
  bigFishPot: (day, species) => (species ? weightOfSpecies(day.bigFishWeightsWithSpecies, species) : (day.bigFish ?? 0)),
  sidePot: (day, species) => (species ? weightOfSpecies(day.speciesWeights, species) : (day.adjustedWeight ?? 0)),
} satisfies Record<PotKind, DayValue>

/** T9: what a day counts for in a pot of one of its periods. */
const periodValue = (kind: PotKind, day: Day, period: number): Weight => {
  const found = day.periodWeights?.find((row) => row.period === period)
  return found ? (kind === 'bigFishPot' ? found.bigFish : found.weight) : 0
}

/** The pot's day, or the best of all days; in a big-bass event only of the days that were entered (S3). */
export function potValue(tournament: Tournament, { pot, kind }: PotOfKind, entry: Entry): Weight {
  const { dayIndex, species } = pot
  const period = periodOf(tournament.settings, pot)
  const dayValue: DayValue = period === null ? DAY_VALUE[kind] : (day) => periodValue(kind, day, period)
  let best = 0
  for (const day of enteredDays(tournament, entry)) {
    if (dayIndex == null || (day.day ?? 0) === dayIndex) best = Math.max(best, dayValue(day, species))
  }
  return best
}

/** T7: less than the minimum does not take part; without one, nothing at all does not. */
export const takesPart = ({ minimumWeight }: Pot, value: Weight): boolean => value > 0 && value >= (minimumWeight ?? 0)

function bigFishOf(tournament: Tournament, entry: Entry): Weight {
  let biggest = 0
  for (const day of enteredDays(tournament, entry)) biggest = Math.max(biggest, day.bigFish ?? 0)
  return biggest
}

/** The bigger fish and the sign-up only order the list, never a position (M16). */
const byFishAndSignUp = (tournament: Tournament, a: Entry, b: Entry): number =>
  bigFishOf(tournament, b) - bigFishOf(tournament, a) ||
  bySignUp({ entry: a._id, createdAt: a.createdAt }, { entry: b._id, createdAt: b.createdAt })

/** T5: competition ranking by value alone. */
export function rankByValue(tournament: Tournament, pot: PotOfKind, participants: readonly Entry[]): PotResult['standings'] {
  const contenders: Entry[] = []
  const weights: Weight[] = []
  for (const entry of participants) {
    const weight = potValue(tournament, pot, entry)
    if (!takesPart(pot.pot, weight)) continue
    contenders.push(entry)
    weights.push(weight)
  }
  const order = heaviestFirst(weights, (a, b) => byFishAndSignUp(tournament, contenders[a]!, contenders[b]!))
  return renumber(order.map((index, place) => ({ entry: contenders[index]!._id, position: place + 1, weight: weights[index]! })))
}

/**
 * The ranking after one entry changed; null when it no longer takes part. `entryOf` finds the entries as they are now.
 * Invariant: the same as ranking all of them anew; rows that did not change stay the same objects.
 */
export function rerankByValue(
  tournament: Tournament,
  pot: PotOfKind,
  ranked: PotResult['standings'],
  changed: Entry,
  entryOf: (id: Id) => Entry,
  mayWin: boolean,
): PotResult['standings'] {
  const rows = ranked.slice()
  const before = rows.findIndex(({ entry }) => entry === changed._id)
  if (before >= 0) rows.splice(before, 1)
  const weight = potValue(tournament, pot, changed)
  if (mayWin && takesPart(pot.pot, weight)) {
    const isAbove = (row: PotResult['standings'][number]) =>
      row.weight > weight || (row.weight === weight && byFishAndSignUp(tournament, entryOf(row.entry), changed) < 0)
    rows.splice(countLeading(rows, isAbove), 0, { entry: changed._id, position: 0, weight })
  }
  return renumber(rows)
}

/** Competition ranking of rows in order; a row that has its position stays the same object. */
function renumber(rows: PotResult['standings']): PotResult['standings'] {
  let position = 0
  let previous = 0
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!
    if (row.weight !== previous) position = index + 1
    previous = row.weight
    if (row.position !== position) rows[index] = { entry: row.entry, position, weight: row.weight }
  }
  return rows
}
