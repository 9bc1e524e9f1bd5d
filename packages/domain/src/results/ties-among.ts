import type { StandingRow } from '../scoring/types.ts'

/**
 * A shared place is shared with a boat that is shown one: until results are official, a boat with no fish is not tied with those that can
 * still weigh, which count nothing like it (S5). `hasPlace`: the boats that are shown their place.
 */
export function tiesAmong<Row extends Pick<StandingRow, 'position' | 'tied'>>(
  rows: readonly Row[],
  hasPlace: (row: Row) => boolean,
): Row[] {
  const shown = Map.groupBy(rows.filter(hasPlace), ({ position }) => position)
  return rows.map((row) => (row.tied && hasPlace(row) && shown.get(row.position)?.length === 1 ? { ...row, tied: false } : row))
}
