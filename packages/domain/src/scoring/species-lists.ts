import { byText } from '../kernel/text-order.ts'
import type { Weight } from '../kernel/units.ts'
import type { DayRecord, ScoredWeighIn, SpeciesWeight } from './types.ts'

type SpeciesLists = Pick<DayRecord, 'speciesInfo' | 'bigFishWeightsWithSpecies' | 'speciesWeights'>
type Tally = { count: number; largest: Weight; adjusted: Weight }

/** D7: fish, largest fish and weight per species, in code-unit order. A disqualified day keeps only the counts. */
export function speciesLists(scored: readonly ScoredWeighIn[], isDisqualified: boolean): SpeciesLists {
  const tallies = new Map<string, Tally>()
  for (const { species, totalFish, bigFish, adjustedWeight } of scored) {
    if (!species) continue
    const tally = tallies.get(species) ?? { count: 0, largest: 0, adjusted: 0 }
    tallies.set(species, {
      count: tally.count + totalFish,
      largest: Math.max(tally.largest, isDisqualified ? 0 : bigFish),
      adjusted: tally.adjusted + (isDisqualified ? 0 : adjustedWeight),
    })
  }
  const rows = [...tallies].sort(([a], [b]) => byText(a, b))
  const weights = (field: 'largest' | 'adjusted'): SpeciesWeight[] =>
    rows.map(([species, tally]) => ({ species, weight: tally[field] })).filter(({ weight }) => weight > 0)
  return {
    speciesInfo: rows.map(([species, { count }]) => ({ species, count })),
    bigFishWeightsWithSpecies: weights('largest'),
    speciesWeights: weights('adjusted'),
  }
}
