import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { LIVE_CHANNEL } from '#platform/realtime/live-hub'
import { tournaments } from './tournaments.table.ts'

/**
 * Something moved the board of this tournament. Counts its revision up and tells every process, both in the caller's
 * transaction: viewers hear of it when, and only when, it is committed.
 */
export async function touchBoard(db: Queryable, tournament: string): Promise<number> {
  return (await touchBoards(db, [tournament])).get(tournament) ?? 0
}

/** The same for several, in as many statements as for one. Answers their revisions. */
export async function touchBoards(db: Queryable, ids: string[]): Promise<Map<string, number>> {
  if (!ids.length) return new Map()
  const rows = await db
    .update(tournaments)
    .set({ resultsRevision: sql`${tournaments.resultsRevision} + 1` })
    .where(inArray(tournaments.id, ids))
    .returning({ tournament: tournaments.id, revision: tournaments.resultsRevision })
  const messages = rows.map((row) => JSON.stringify({ type: 'standings-changed', ...row }))
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, message) from unnest(${sql.param(messages)}::text[]) message`)
  return new Map(rows.map(({ tournament, revision }) => [tournament, revision]))
}
