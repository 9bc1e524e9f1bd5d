import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { tournaments } from './tournaments.table.ts'

/**
 * A new revision of a board that did not change, for who may have missed the last one. Whatever does change it counts it up by
 * itself (docs/decisions/0031-the-board-moves-by-itself.md).
 */
export async function touchBoard(db: Queryable, tournament: string): Promise<number> {
  const [row] = await db
    .update(tournaments)
    .set({ resultsRevision: sql`${tournaments.resultsRevision}` })
    .where(eq(tournaments.id, tournament))
    .returning({ revision: tournaments.resultsRevision })
  return row?.revision ?? 0
}
