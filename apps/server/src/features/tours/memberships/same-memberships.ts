import { and, inArray } from 'drizzle-orm'
import { isStored, withoutIds } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { membershipStore } from './memberships.store.ts'

type NewMembership = { _id: string; season: string; user: string; paymentLog?: unknown }

/**
 * Somebody is a member of a season once. Another station that says something else of it is refused, and keeps what it says; what it has taken
 * of them is a payment of its own.
 */
export async function sameMemberships(tx: Tx, sent: Record<string, unknown>[]): Promise<Map<string, string>> {
  const bodies = sent as NewMembership[]
  const { table } = membershipStore
  const ids = (field: 'season' | 'user') => [...new Set(bodies.map((body) => body[field]))]
  const known = await membershipStore.list(tx, and(inArray(table.season, ids('season')), inArray(table.user, ids('user'))))
  return new Map(
    bodies.flatMap((body) => {
      const { paymentLog: _, ...said } = withoutIds(body)
      const same = known.find((row) => row.id !== body._id && isStored(row, said))
      return same ? [[body._id, same.id] as const] : []
    }),
  )
}
