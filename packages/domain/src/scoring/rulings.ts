/**
 * Places and points that a director has set by hand, after a protest for example. Decision: docs/decisions/0057-corrected-by-hand.md
 * Weights, big fish and pots stay what the scale says; payouts and points follow the place.
 */
import type { Id } from '../kernel/ids.ts'
import type { Entry, StandingRow } from './types.ts'

type Ruled = Pick<Entry, '_id' | 'ruling'>
type Worth = { entry: Id; points: number | null }
type Shared = StandingRow[]

/** Rows that share a place, in the order of the standings. */
function byPlace(rows: readonly StandingRow[]): Shared[] {
  const groups: Shared[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0]!.position === row.position) last.push(row)
    else groups.push([row])
  }
  return groups
}

/**
 * The standings with the places that were set. Who is set to a place stands there; all others keep their order and close up. Two who
 * are set to one place share it. Nobody comes into the middle of boats that share a place: the first free place after them counts. A
 * place behind the last is the last. Who is disqualified has no place, whatever was set.
 * Invariants: 1. without a set place the rows are the same objects.  2. every place is 1 + the number of boats before it.
 *             3. the others stand among themselves as before, and share a place only where they did.
 */
export function withPlaces(rows: StandingRow[], entries: readonly Ruled[]): StandingRow[] {
  const asked = new Map(entries.filter(({ ruling }) => ruling?.place).map(({ _id, ruling }) => [_id!, ruling!.place!]))
  const isSet = (row: StandingRow) => row.position !== null && asked.has(row.entry)
  if (!rows.some(isSet)) return rows
  const others = byPlace(rows.filter((row) => row.position !== null && !isSet(row)))
  const set = [...Map.groupBy(rows.filter(isSet), (row) => asked.get(row.entry)!)].sort(([a], [b]) => a - b)
  const placed: StandingRow[] = []
  while (others.length > 0 || set.length > 0) {
    const place = placed.length + 1
    const isTurn = set.length > 0 && (set[0]![0] <= place || others.length === 0)
    const sharing = isTurn ? set.shift()![1] : others.shift()!
    for (const row of sharing) placed.push({ ...row, position: place, tied: sharing.length > 1 })
  }
  return [...placed, ...rows.filter(({ position }) => position === null)]
}

/** Points that were set stand instead of those that were worked out; where no points are given, none are. */
export function withPoints<P extends Worth>(points: P[], entries: readonly Ruled[]): P[] {
  const set = new Map(entries.filter(({ ruling }) => ruling?.points != null).map(({ _id, ruling }) => [_id!, ruling!.points!]))
  return set.size === 0
    ? points
    : points.map((one) => (one.points !== null && set.has(one.entry) ? { ...one, points: set.get(one.entry)! } : one))
}
