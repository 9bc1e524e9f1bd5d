import { admitsVisitors } from '@ramplight/domain/policies/visitors'
import type { AnyEndpoint } from './endpoint.ts'
import { type Size, sizeOf } from './sizes.ts'

/** Bytes: what many records at once may weigh, what one record may, what a visitor may send, and what is taken everywhere. */
export const LARGEST_BODY = 2_000_000
const LARGEST_OF_ONE = 1_000_000
export const LARGEST_OF_VISITORS = 64_000
const SMALLEST = 16_000
/** Of one character in UTF-8; those that take four count as two. */
const BYTES = 3

/** Roughly the characters of the largest value as JSON. */
function mostCharacters(size: Size, inside = new Set<Size>()): number {
  // What stands inside itself has no end.
  if (inside.has(size)) return Number.POSITIVE_INFINITY
  inside.add(size)
  const of = (one: Size | undefined) => (one ? mostCharacters(one, inside) : 0)
  const fields = [...(size.fields ?? [])].reduce((sum, [name, one]) => sum + name.length + of(one), 0)
  const items = (size.items?.most ?? 0) * of(size.item)
  const others = size.rest ? (size.names ?? 0) * (of(size.name) + of(size.rest)) : 0
  inside.delete(size)
  const SIGNS = 24
  return SIGNS + (size.text?.most ?? 0) + (size.whole ?? 0) + fields + items + others
}

/** From so many on, items with fields of their own are records and not a part of one. */
const RECORDS = 100

const holdsRecords = ({ items, fields }: Size): boolean =>
  items !== undefined || [...(fields?.values() ?? [])].some((one) => (one.items?.most ?? 0) >= RECORDS && !!one.item?.fields)

const largestOf = ({ policy, body }: AnyEndpoint): number => {
  if (admitsVisitors(policy)) return LARGEST_OF_VISITORS
  return body && holdsRecords(sizeOf(body)) ? LARGEST_BODY : LARGEST_OF_ONE
}

const made = new WeakMap<AnyEndpoint, number>()

/** The most bytes of a body this call reads: what its contract can hold, and never more than the largest. */
export function bodyLimitOf(endpoint: AnyEndpoint): number {
  const known = made.get(endpoint)
  if (known !== undefined) return known
  const needed = endpoint.body ? BYTES * mostCharacters(sizeOf(endpoint.body)) : 0
  const limit = Math.min(Math.max(SMALLEST, needed), largestOf(endpoint))
  made.set(endpoint, limit)
  return limit
}
