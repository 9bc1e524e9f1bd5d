import { asc, inArray } from 'drizzle-orm'
import type { Tx } from '#platform/database/types'
import type { TournamentRow } from './tournaments.store.ts'
import { tournaments } from './tournaments.table.ts'

/**
 * Holds tournaments until the end of the transaction, so that two writers of the same field of boats wait for each
 * other. In the order of the ids, and after the entries that are to be changed, as the scale does it: then nobody waits
 * in a circle.
 */
export async function lockTournaments(tx: Tx, ids: Iterable<string>): Promise<Map<string, TournamentRow>> {
  const wanted = [...new Set(ids)]
  if (!wanted.length) return new Map()
  const rows = await tx.select().from(tournaments).where(inArray(tournaments.id, wanted)).orderBy(asc(tournaments.id)).for('update')
  return new Map(rows.filter((row) => !row.deleted).map((row) => [row.id, row]))
}
