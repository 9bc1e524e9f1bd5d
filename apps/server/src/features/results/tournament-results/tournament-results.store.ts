import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
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

/** Which of these tournaments have final results. */
export async function finalOnes(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const { tournament, deleted, dateFinalized } = tournamentResults
  const rows = await db
    .select({ tournament })
    .from(tournamentResults)
    .where(and(inArray(tournament, ids), eq(deleted, false), isNotNull(dateFinalized)))
  return new Set(rows.map((row) => row.tournament))
}

/** Which of these tournaments became final after this moment. */
export async function finalSince(db: Queryable, ids: string[], since: string): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const { tournament, deleted, dateFinalized } = tournamentResults
  const rows = await db
    .select({ tournament })
    .from(tournamentResults)
    .where(and(inArray(tournament, ids), eq(deleted, false), gt(dateFinalized, since)))
  return new Set(rows.map((row) => row.tournament))
}

/** Which tournaments became final last, newest first. Not every one of them is for everybody to see. */
export function newestFinal(db: Queryable, limit: number): Promise<{ tournament: string; dateFinalized: string | null }[]> {
  const { tournament, deleted, dateFinalized } = tournamentResults
  return db
    .select({ tournament, dateFinalized })
    .from(tournamentResults)
    .where(and(eq(deleted, false), isNotNull(dateFinalized)))
    .orderBy(desc(dateFinalized))
    .limit(limit)
}
