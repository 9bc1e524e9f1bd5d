import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { LIVE_CHANNEL } from '#platform/realtime/live-hub'
import { tournaments } from './tournaments.table.ts'

/**
 * Something moved the board of this tournament. Counts its revision up and tells every process, both in the caller's
 * transaction: viewers hear of it when, and only when, it is committed.
 */
export async function touchBoard(db: Queryable, tournament: string): Promise<number> {
  const [row] = await db
    .update(tournaments)
    .set({ resultsRevision: sql`${tournaments.resultsRevision} + 1` })
    .where(eq(tournaments.id, tournament))
    .returning({ revision: tournaments.resultsRevision })
  const revision = row?.revision ?? 0
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ type: 'standings-changed', tournament, revision })})`)
  return revision
}
