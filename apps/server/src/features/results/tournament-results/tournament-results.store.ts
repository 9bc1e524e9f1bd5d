import { and, eq } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tournamentResults } from './tournament-results.table.ts'

export const resultStore = records(tournamentResults, 'tournament-results')

export type ResultRow = typeof tournamentResults.$inferSelect

/** There is one at most; the database sees to that. */
export async function resultOf(db: Queryable, tournament: string): Promise<ResultRow | null> {
  const [row] = await db
    .select()
    .from(tournamentResults)
    .where(and(eq(tournamentResults.tournament, tournament), eq(tournamentResults.deleted, false)))
  return row ?? null
}
