import { admitsVisitors } from '@ramplight/domain/policies/visitors'
import type { AnyEndpoint } from './endpoint.ts'
import { type Size, sizeOf } from './sizes.ts'

/** Bytes: what any body may weigh, what it may weigh where visitors send it, and what is taken everywhere. */
export const LARGEST_BODY = 2_000_000
export const LARGEST_OF_VISITORS = 64_000
const SMALLEST = 16_000
/** Of one character in UTF-8; those that take four count as two. */
const BYTES = 3

/** Roughly the characters of the largest value as JSON. */
function charactersOf(size: Size, inside = new Set<Size>()): number {
  // What stands inside itself has no end.
  if (inside.has(size)) return Number.POSITIVE_INFINITY
  inside.add(size)
  const of = (one: Size | undefined) => (one ? charactersOf(one, inside) : 0)
  const fields = [...(size.fields ?? [])].reduce((sum, [name, one]) => sum + name.length + of(one), 0)
  const items = (size.items?.most ?? 0) * of(size.item)
  const others = size.rest ? (size.names ?? 0) * (of(size.name) + of(size.rest)) : 0
  inside.delete(size)
  const SIGNS = 24
  return SIGNS + (size.text?.most ?? 0) + (size.whole ?? 0) + fields + items + others
}

const made = new WeakMap<AnyEndpoint, number>()

/** The most bytes of a body this call reads: what its contract can hold, and never more than the largest. */
export function bodyLimitOf(endpoint: AnyEndpoint): number {
  const known = made.get(endpoint)
  if (known !== undefined) return known
  const needed = endpoint.body ? BYTES * charactersOf(sizeOf(endpoint.body)) : 0
  const limit = Math.min(Math.max(SMALLEST, needed), admitsVisitors(endpoint.policy) ? LARGEST_OF_VISITORS : LARGEST_BODY)
  made.set(endpoint, limit)
  return limit
}
