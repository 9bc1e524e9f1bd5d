import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import type { EntryRow } from './tournament-entries.store.ts'
import { tournamentEntries as entries } from './tournament-entries.table.ts'

/** Living entries of these people in tournaments that this is true of, each with its tournament. `from`: its first day at the earliest. */
export async function entriesAtHand(
  db: Queryable,
  { people, from, where }: { people: string[]; from: string; where: (table: typeof tournamentStore.table) => SQL | undefined },
): Promise<{ entry: EntryRow; tournament: TournamentRow }[]> {
  if (!people.length) return []
  const { table } = tournamentStore
  const theirs = sql`${entries.users} ?| ${sql.param(people)}::text[]`
  const alive = and(eq(entries.deleted, false), eq(table.deleted, false), gte(table.startDate, from))
  const found = await db
    .select({ entry: entries, tournament: entries.tournament })
    .from(entries)
    .innerJoin(table, eq(table.id, entries.tournament))
    .where(and(theirs, alive, where(table)))
  const ids = [...new Set(found.map(({ tournament }) => tournament))]
  const tournaments = new Map((await tournamentStore.list(db, inArray(table.id, ids))).map((row) => [row.id, row]))
  return found.flatMap(({ entry, tournament }) => {
    const row = tournaments.get(tournament)
    return row ? [{ entry, tournament: row }] : []
  })
}
