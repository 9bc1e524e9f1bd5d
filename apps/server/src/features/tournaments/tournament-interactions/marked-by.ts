import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { tournamentInteractions as table } from './tournament-interactions.table.ts'

/** The tournaments that somebody is going to, or interested in. */
export async function markedBy(db: Queryable, user: string): Promise<string[]> {
  const rows = await db
    .select({ tournament: table.tournament })
    .from(table)
    .where(and(eq(table.user, user), eq(table.deleted, false)))
  return rows.map(({ tournament }) => tournament)
}
