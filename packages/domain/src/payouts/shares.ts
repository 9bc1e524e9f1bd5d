import { DECIMAL_SCALE } from '../kernel/exact.ts'
import { isPosition, typedPercent } from '../kernel/typed-figures.ts'
import { DEFAULT_PAY_STRUCTURE } from './default-pay-structure.ts'
import type { PlacementTable } from './types.ts'

/** Position i gets pool x numerator / denominator. Positions in rising order, each once. */
export type ShareList = { shares: { position: number; numerator: number }[]; denominator: number }

/** M8: one list is read as fractions when every value is below 1, else as percentages. A position typed twice gets both. */
export function readPercentages(rows: readonly { position: number; percentage: number | null | undefined }[]): ShareList {
  const areFractions = rows.every(({ percentage }) => (percentage ?? 0) < 1)
  const numerators = new Map<number, number>()
  for (const { position, percentage } of rows) {
    if (isPosition(position)) numerators.set(position, (numerators.get(position) ?? 0) + typedPercent(percentage))
  }
  return {
    shares: [...numerators].map(([position, numerator]) => ({ position, numerator })).sort((a, b) => a.position - b.position),
    denominator: areFractions ? DECIMAL_SCALE : DECIMAL_SCALE * 100,
  }
}

/** M9: the first n of 40 places, stretched so that they pay everything. */
function defaultShares(places: number): ShareList {
  const numerators = DEFAULT_PAY_STRUCTURE.slice(0, places)
  return {
    shares: numerators.map((numerator, index) => ({ position: index + 1, numerator })),
    denominator: numerators.reduce((sum, numerator) => sum + numerator, 0) || 1,
  }
}

/** M9, M10: the table with this many places as it was written, or null; the default structure without any tables. */
export function sharesForPlaces(places: number, tables: readonly PlacementTable[] | null | undefined): ShareList | null {
  if (!tables || tables.length === 0) return defaultShares(places)
  const table = tables.find((candidate) => candidate.places === places)
  return table ? readPercentages((table.percentages ?? []).map(({ place, percentage }) => ({ position: place, percentage }))) : null
}
