import type { Weight } from '../kernel/units.ts'
import { bySignUp } from '../scoring/ranking.ts'
import type { Entry, Pot, SpeciesWeight } from '../scoring/types.ts'
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

/** The pot's day, or the best of all days. */
export function potValue({ pot: { dayIndex, species }, kind }: PotOfKind, entry: Entry): Weight {
  const dayValue: DayValue = DAY_VALUE[kind]
  let best = 0
  for (const day of entry.weights ?? []) {
    if (dayIndex == null || (day.day ?? 0) === dayIndex) best = Math.max(best, dayValue(day, species))
  }
  return best
}

/** T7: less than the minimum does not take part; without one, nothing at all does not. */
export const takesPart = ({ minimumWeight }: Pot, value: Weight): boolean => value > 0 && value >= (minimumWeight ?? 0)

function bigFishOf(entry: Entry): Weight {
  let biggest = 0
  for (const day of entry.weights ?? []) biggest = Math.max(biggest, day.bigFish ?? 0)
  return biggest
}

/** The bigger fish and the sign-up only order the list, never a position (M16). */
const byFishAndSignUp = (a: Entry, b: Entry): number =>
  bigFishOf(b) - bigFishOf(a) || bySignUp({ entry: a._id, createdAt: a.createdAt }, { entry: b._id, createdAt: b.createdAt })

/** T5: competition ranking by value alone. */
export function rankByValue(pot: PotOfKind, participants: readonly Entry[]): PotResult['standings'] {
  const contenders: Entry[] = []
  const weights: Weight[] = []
  for (const entry of participants) {
    const weight = potValue(pot, entry)
    if (!takesPart(pot.pot, weight)) continue
    contenders.push(entry)
    weights.push(weight)
  }
  let position = 0
  let previous = 0
  return heaviestFirst(weights, (a, b) => byFishAndSignUp(contenders[a]!, contenders[b]!)).map((contender, index) => {
    const weight = weights[contender]!
    if (weight !== previous) position = index + 1
    previous = weight
    return { entry: contenders[contender]!._id, position, weight }
  })
}
