import type { Cents } from '../kernel/units.ts'
import { isPlace, PLACES, type Place, PURPOSE_NAMES, PURPOSES, type Purpose, type Side } from './accounts.ts'
import type { Line } from './posting.ts'

/** `amount` as a person says it: of what came in, what came in; of what went out, what went out. */
export type OfPurpose = { purpose: Purpose; side: Side; amount: Cents }
export type OfPlace = { place: Place; left: Cents }
export type Money = { in: Cents; out: Cents; kept: Cents; purposes: OfPurpose[]; places: OfPlace[] }

/** What the places hold after these lines. Only what was ever used is listed. */
export function placesIn(lines: Iterable<Pick<Line, 'account' | 'amount'>>): OfPlace[] {
  const places = new Map<Place, Cents>()
  for (const { account, amount } of lines) if (isPlace(account)) places.set(account, (places.get(account) ?? 0) + amount)
  return PLACES.flatMap((place) => (places.has(place) ? [{ place, left: places.get(place)! }] : []))
}

/**
 * What the lines of a book come to. Invariants: in − out = kept, and kept is what the places hold. Only what was ever used is listed.
 */
export function moneyOf(lines: readonly Line[]): Money {
  const purposes = new Map<Purpose, Cents>()
  for (const { account, amount } of lines) {
    if (!isPlace(account)) purposes.set(account, (purposes.get(account) ?? 0) + (PURPOSES[account] === 'in' ? 0 - amount : amount))
  }
  const listed = PURPOSE_NAMES.flatMap((purpose): OfPurpose[] => {
    const amount = purposes.get(purpose)
    return amount === undefined ? [] : [{ purpose, side: PURPOSES[purpose], amount }]
  })
  const sumOf = (side: Side) => listed.reduce((sum, one) => (one.side === side ? sum + one.amount : sum), 0)
  const [came, went] = [sumOf('in'), sumOf('out')]
  return { in: came, out: went, kept: came - went, purposes: listed, places: placesIn(lines) }
}
