import { inArray } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import { turnedOffMessages as turnedOff, unreachableAddresses as unreachable } from './outgoing.table.ts'

/** Why these addresses are not written to in bulk, by address. */
export async function unreachableAmong(
  db: Queryable,
  addresses: string[],
): Promise<Map<string, (typeof unreachable.$inferSelect)['reason']>> {
  if (!addresses.length) return new Map()
  const asListed = addresses.map((address) => address.toLowerCase())
  const rows = await db.select().from(unreachable).where(inArray(unreachable.address, asListed))
  return new Map(rows.map(({ address, reason }) => [address, reason]))
}

/** What these people have turned off, as `person topic kind`. */
export async function turnedOffBy(db: Queryable, people: string[]): Promise<Set<string>> {
  if (!people.length) return new Set()
  const rows = await db.select().from(turnedOff).where(inArray(turnedOff.user, people))
  return new Set(rows.map(({ user, topic, kind }) => choiceKey({ person: user, topic, kind })))
}

export const choiceKey = ({ person, topic, kind }: { person: string; topic: string; kind: string }): string => `${person} ${topic} ${kind}`
