import type { Id } from '../kernel/ids.ts'
import type { Settings, Standings } from '../scoring/types.ts'
import { partsOf, pointsRules, sumOfParts } from './points-parts.ts'
import { toHundredths } from './points-units.ts'

export type PointsInput = { settings?: Settings | null; standings: Standings; openTournament?: boolean | null }
/** At most two decimals; null when no points are given (P1). */
export type EntryPoints = { entry: Id; points: number | null }

/** P1: open tournaments and unfinished ones give no points. */
export const givesPoints = ({ standings, openTournament }: PointsInput): boolean => !openTournament && !standings.incomplete

/**
 * The points of a tournament (P1–P14), in the order of the standings. Worked examples: docs/algorithms/points.md
 * Order: base, minimum, no-weight rule, big fish, fish and participation, ratio, floor 0, one rounding.
 */
export function points(input: PointsInput): EntryPoints[] {
  const rows = input.standings.standings
  if (!givesPoints(input)) return rows.map(({ entry }) => ({ entry, points: null }))
  const rules = pointsRules(input.settings, rows)
  return rows.map((row) => ({
    entry: row.entry,
    points: row.disqualified ? 0 : toHundredths(sumOfParts(partsOf(row, rules)), rules.ratio) / 100,
  }))
}
