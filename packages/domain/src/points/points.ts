import type { Id } from '../kernel/ids.ts'
import type { Settings, Standings } from '../scoring/types.ts'
import { pointsParts, sumOfParts, toHundredths } from './points-parts.ts'

export type PointsInput = { settings?: Settings | null; standings: Standings; openTournament?: boolean | null }
/** At most two decimals; null when no points are given (P1). */
export type EntryPoints = { entry: Id; points: number | null }

/** P1: open tournaments and unfinished ones give no points. */
export const givesPoints = ({ standings, openTournament }: PointsInput): boolean => !openTournament && !standings.incomplete

/**
 * The points of a tournament (P1–P11), in the order of the standings. Worked example: docs/algorithms/points.md
 * Order: base, minimum, no-weight rule, big fish, fish and participation, ratio, floor 0, one rounding.
 */
export function points(input: PointsInput): EntryPoints[] {
  const rows = input.standings.standings
  if (!givesPoints(input)) return rows.map(({ entry }) => ({ entry, points: null }))
  const parts = pointsParts(input.settings, rows)
  return rows.map(({ entry }) => {
    const found = parts.get(entry)
    return { entry, points: found ? toHundredths(sumOfParts(found), found.ratio) / 100 : 0 }
  })
}
