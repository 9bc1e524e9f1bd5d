import type { Id } from '../kernel/ids.ts'
import { offeredItems } from '../registration/entry-items.ts'
import { type FeeItem, PROCESSING_FEES } from '../registration/fees.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import type { BoughtBy } from './card-lines.ts'
import type { Line } from './posting.ts'
import { boughtIn, endedBy, isRefunded, NOTHING } from './standing.ts'

/**
 * What a card payment buys, by the key of each thing. One that leaves something open buys nothing: until all is in, the entry has the price
 * of today. With the one that brings the rest, everything is bought at what was paid for it. What is bought already, such as at the ramp
 * while the page was open, is not bought twice, and what the boat has left meanwhile is not bought: its money came too much. `lines`: all that the
 * ledger has of the entry.
 */
export function boughtByCard(
  items: readonly FeeItem[],
  boat: { tournament: Omit<Tournament, '_id'>; entry: Omit<Entry, '_id'> & { _id: Id } } | null,
  lines: readonly Line[],
  isWhole: boolean,
): Map<string, BoughtBy> {
  const things = items.filter(({ type }) => type !== PROCESSING_FEES)
  const before = boughtIn(lines)
  const offered = new Map(boat ? offeredItems(boat.tournament, boat.entry).map((one) => [one.item, one.times]) : [])
  // Of a boat that nobody finds, all was bought once.
  const other = boat ? 0 : 1
  if (!isWhole) {
    return new Map(things.map(({ key }) => [key, { times: 0, charged: 0, again: endedBy(before.get(key) ?? NOTHING, false) }]))
  }
  // Who got everything back buys everything once more, and what they had left meanwhile is not theirs for nothing.
  const isAnew = boat !== null && isRefunded(boat.tournament, boat.entry, lines)
  const parts = new Map(things.map(({ key, cost }) => [key, cost]))
  const others = [...offered.keys()].filter((key) => (isAnew ? before.has(key) : (before.get(key)?.cents ?? 0) > 0))
  return new Map(
    [...new Set([...parts.keys(), ...others])].map((key) => {
      const known = before.get(key) ?? NOTHING
      const [more, again] = [(offered.get(key) ?? other) - known.times, endedBy(known, isAnew)]
      if (!isAnew && more <= 0) return [key, { times: 0, charged: 0, again }]
      // What is forgiven of it is a part of its price.
      return [key, { times: more, charged: known.cents + (parts.get(key) ?? 0) + known.forgiven - again - known.charged, again }]
    }),
  )
}
