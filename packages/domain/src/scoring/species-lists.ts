import { byText } from '../kernel/text-order.ts'
import type { Weight } from '../kernel/units.ts'
import type { DayRecord, SpeciesCount } from './types.ts'

/** The row of a species; a day has one or two species, so a list is searched faster than a map. */
function rowOf<R extends { species: string }>(rows: readonly R[], species: string): R | undefined {
  for (let index = 0; index < rows.length; index++) if (rows[index]!.species === species) return rows[index]
  return undefined
}

/** A list with one row more. One row is the usual day: written like this it takes no more room than it needs. */
const withRow = <R>(rows: readonly R[], row: R): R[] => (rows.length === 0 ? [row] : [...rows, row])

export type SpeciesWeights = Pick<DayRecord, 'bigFishWeightsWithSpecies' | 'speciesWeights'>

/** Adds one weigh-in to the largest fish and the weight of its species (D7); what weighs nothing is left out. */
export function addSpecies(lists: SpeciesWeights, species: string, bigFish: Weight, adjustedWeight: Weight): void {
  const largest = rowOf(lists.bigFishWeightsWithSpecies, species)
  if (largest) largest.weight = Math.max(largest.weight, bigFish)
  else if (bigFish > 0) lists.bigFishWeightsWithSpecies = withRow(lists.bigFishWeightsWithSpecies, { species, weight: bigFish })
  const sum = rowOf(lists.speciesWeights, species)
  if (sum) sum.weight += adjustedWeight
  else if (adjustedWeight > 0) lists.speciesWeights = withRow(lists.speciesWeights, { species, weight: adjustedWeight })
}

const inOrder = <R extends { species: string }>(rows: R[]): R[] =>
  rows.length > 1 ? rows.sort((a, b) => byText(a.species, b.species)) : rows

/** D7: in code-unit order; a day that was taken has no weights. */
export function closeSpecies(lists: SpeciesWeights, dayIsTaken: boolean): void {
  if (dayIsTaken) {
    lists.bigFishWeightsWithSpecies = []
    lists.speciesWeights = []
  }
  inOrder(lists.bigFishWeightsWithSpecies)
  inOrder(lists.speciesWeights)
}

/** D7: fish per species, in code-unit order. */
export function speciesCounts(scored: readonly { species: string | null; totalFish: number }[]): SpeciesCount[] {
  const counts: SpeciesCount[] = []
  for (const { species, totalFish } of scored) {
    if (!species) continue
    const known = rowOf(counts, species)
    if (known) known.count += totalFish
    else counts.push({ species, count: totalFish })
  }
  return inOrder(counts)
}
