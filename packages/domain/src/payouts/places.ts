import { timesIn, typedCount } from '../kernel/typed-figures.ts'
import { DEFAULT_SETTINGS } from '../scoring/default-settings.ts'
import type { PayoutSettings } from '../scoring/types.ts'
import { rowsReached } from './rows-reached.ts'

/** What a rule says about a field of `units`, before the cap. */
export type PlacesFound =
  /** `from` is null where the field reaches no row: one place. */
  | { kind: 'field-size'; rule: 'M22'; places: number; from: number | null }
  | { kind: 'steps'; rule: 'M23'; places: number; first: number; upTo: number; oneMorePer: number }
  | { kind: 'one-in'; rule: 'M6'; places: number; oneIn: number }
  | { kind: 'typed'; rule: 'M7'; places: number }

/** How many places are paid; `cap` (0 or negative) is what the most allowed took away (M24). */
export type PlacesCount = { units: number; found: PlacesFound; cap: number; maxPlaces: number; places: number }

type PlacesRule = (rules: PayoutSettings, units: number) => PlacesFound | null

/** M22. Of two rows for the same size the one with more places. */
const byFieldSize: PlacesRule = ({ placesByFieldSize: rows }, units) => {
  if (!rows?.length) return null
  const reached = rowsReached(rows, units)
  const places = reached.length > 0 ? Math.max(...reached.map((row) => typedCount(row.places))) : 1
  return { kind: 'field-size', rule: 'M22', places, from: reached[0]?.from ?? null }
}

/** M23. */
const bySteps: PlacesRule = ({ placesSteps: steps }, units) => {
  if (!steps) return null
  const first = typedCount(steps.places)
  const upTo = typedCount(steps.upTo)
  const more = timesIn(Math.max(0, units - upTo), steps.oneMorePer) ?? 0
  return { kind: 'steps', rule: 'M23', places: typedCount(first + more), first, upTo, oneMorePer: steps.oneMorePer }
}

/** M6: at least one. */
const oneIn: PlacesRule = (rules, units) => {
  const times = timesIn(units, rules.oneIn)
  return times === null ? null : { kind: 'one-in', rule: 'M6', places: Math.max(1, typedCount(times)), oneIn: rules.oneIn! }
}

/** In order of precedence: the first rule that is set answers. */
const RULES: readonly PlacesRule[] = [byFieldSize, bySteps, oneIn]

/** M7: the places typed, else one. */
const typed = ({ placesPaid }: PayoutSettings): PlacesFound => ({
  kind: 'typed',
  rule: 'M7',
  places: typedCount(placesPaid ?? DEFAULT_SETTINGS.payout.placesPaid),
})

function findPlaces(rules: PayoutSettings, units: number): PlacesFound {
  for (const rule of RULES) {
    const found = rule(rules, units)
    if (found) return found
  }
  return typed(rules)
}

/** M6, M7, M22–M24: the places paid for a field of so many units. */
export function countPlaces(rules: PayoutSettings, units: number): PlacesCount {
  const found = findPlaces(rules, units)
  const maxPlaces = typedCount(rules.maxPlaces)
  const places = maxPlaces > 0 ? Math.min(found.places, maxPlaces) : found.places
  return { units, found, cap: places - found.places, maxPlaces, places }
}
