import type { Weight } from '../kernel/units.ts'

/** More than any field has entries; a power of two, so that a key is taken apart without rounding. */
const MOST_ENTRIES = 2 ** 20
const MOST_WEIGHT = Number.MAX_SAFE_INTEGER / MOST_ENTRIES

const fitsInKey = (weight: Weight): boolean => Number.isInteger(weight) && weight <= MOST_WEIGHT

/** Plain numbers sort much faster than entries do: weight and index in one number, heaviest first. */
function byKey(weights: readonly Weight[]): number[] {
  const keys = new Float64Array(weights.length)
  for (let index = 0; index < keys.length; index++) keys[index] = index - weights[index]! * MOST_ENTRIES
  keys.sort()
  return weights.map((_, place) => keys[place]! - Math.floor(keys[place]! / MOST_ENTRIES) * MOST_ENTRIES)
}

/** The indices of `weights` (not negative), heaviest first, equal ones by `compare`. */
export function heaviestFirst(weights: readonly Weight[], compare: (a: number, b: number) => number): number[] {
  if (weights.length > MOST_ENTRIES || !weights.every(fitsInKey)) {
    return weights.map((_, index) => index).sort((a, b) => weights[b]! - weights[a]! || compare(a, b))
  }
  const order = byKey(weights)
  let first = 0
  for (let end = 1; end <= order.length; end++) {
    if (end < order.length && weights[order[end]!] === weights[order[first]!]) continue
    if (end - first > 1) sortPart(order, first, end, compare)
    first = end
  }
  return order
}

function sortPart(order: number[], first: number, end: number, compare: (a: number, b: number) => number): void {
  const sorted = order.slice(first, end).sort(compare)
  for (let at = first; at < end; at++) order[at] = sorted[at - first]!
}
