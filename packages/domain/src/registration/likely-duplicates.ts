import { nameKey } from './name-key.ts'
import { type Numbered, phoneCounts } from './phone-counts.ts'
import { areSimilar, readName } from './similar-names.ts'

type Text = string | null | undefined
export type Listed = { first_name: string; last_name: string } & Numbered & { city?: Text }

export type DuplicateReason = 'phone' | 'name-and-town' | 'name'

const same = (a: Text, b: Text): boolean => !!a && !!b && a.trim().toLowerCase() === b.trim().toLowerCase()
const differs = (a: Text, b: Text): boolean => !!a && !!b && !same(a, b)

/**
 * Why two lines of a book may be one person; null: nothing says so. A father and a son have one phone and two names, and two of one
 * name with different phones are two people: neither is suggested. A number that does not count joins nobody. It is a person who decides.
 */
export function whyDuplicates(one: Listed, other: Listed): DuplicateReason | null {
  if (same(one.phone, other.phone) && phoneCounts(one) && phoneCounts(other) && areSimilar(readName(one), readName(other))) return 'phone'
  if (nameKey(one) !== nameKey(other) || differs(one.phone, other.phone)) return null
  if (same(one.city, other.city)) return 'name-and-town'
  return differs(one.city, other.city) || differs(one.email, other.email) ? null : 'name'
}
