import { byText } from '../kernel/text-order.ts'
import type { Weight } from '../kernel/units.ts'
import type { DayRecord, SpeciesWeight } from './types.ts'

/** What a weigh-in says of its species. */
type SpeciesCatch = { species: string | null; totalFish: number; bigFish: Weight; adjustedWeight: Weight }
type SpeciesLists = Pick<DayRecord, 'speciesInfo' | 'bigFishWeightsWithSpecies' | 'speciesWeights'>
type Tally = { species: string; count: number; largest: Weight; adjusted: Weight }

/** One tally per species, in code-unit order; a day has one or two species, so a list is searched faster than a map. */
function talliesOf(scored: readonly SpeciesCatch[]): Tally[] {
  const tallies: Tally[] = []
  for (const { species, totalFish, bigFish, adjustedWeight } of scored) {
    if (!species) continue
    let tally = tallies.find((known) => known.species === species)
    if (!tally) {
      tally = { species, count: 0, largest: 0, adjusted: 0 }
      tallies.push(tally)
    }
    tally.count += totalFish
    tally.largest = Math.max(tally.largest, bigFish)
    tally.adjusted += adjustedWeight
  }
  return tallies.length > 1 ? tallies.sort((a, b) => byText(a.species, b.species)) : tallies
}

/** D7: fish, largest fish and weight per species. A disqualified day keeps only the counts. */
export function speciesLists(scored: readonly SpeciesCatch[], isDisqualified: boolean): SpeciesLists {
  const lists: SpeciesLists = { speciesInfo: [], bigFishWeightsWithSpecies: [], speciesWeights: [] }
  const add = (list: SpeciesWeight[], species: string, weight: Weight) => {
    if (weight > 0 && !isDisqualified) list.push({ species, weight })
  }
  for (const { species, count, largest, adjusted } of talliesOf(scored)) {
    lists.speciesInfo.push({ species, count })
    add(lists.bigFishWeightsWithSpecies, species, largest)
    add(lists.speciesWeights, species, adjusted)
  }
  return lists
}
