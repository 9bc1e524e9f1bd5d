import type { EntrySubject, TournamentSubject } from '@ramplight/domain/policies/subjects'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { lockTournaments, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { records } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { tournamentEntries } from './tournament-entries.table.ts'

export const entryStore = records(tournamentEntries, 'tournament-entries')

export type EntryRow = typeof tournamentEntries.$inferSelect

export const findEntry = (db: Queryable, id: string): Promise<EntryRow | null> => entryStore.find(db, id)

/** Every living entry of a tournament, in sign-up order; the field of a tournament is never cut short. */
export const entriesOf = (db: Queryable, tournament: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(tournamentEntries)
    .where(and(eq(tournamentEntries.tournament, tournament), eq(tournamentEntries.deleted, false)))
    .orderBy(asc(tournamentEntries.createdAt), asc(tournamentEntries.id))

/** Entries by id, also deleted ones: a repeat must find what became of them. */
export const storedEntries = (db: Queryable, ids: string[]): Promise<EntryRow[]> =>
  ids.length ? db.select().from(tournamentEntries).where(inArray(tournamentEntries.id, ids)) : Promise.resolve([])

/**
 * The same, held until the end of the transaction. Entries are always taken before their tournament, and in the order of
 * their ids, as the scale does it: then nobody waits in a circle.
 */
export const lockEntries = (tx: Tx, ids: string[]): Promise<EntryRow[]> =>
  ids.length
    ? tx.select().from(tournamentEntries).where(inArray(tournamentEntries.id, ids)).orderBy(asc(tournamentEntries.id)).for('update')
    : Promise.resolve([])

/**
 * The whole field of a tournament and the tournament itself, held until the end of the transaction; null when there is no
 * such tournament.
 */
export async function lockField(tx: Tx, tournament: string): Promise<TournamentRow | null> {
  await tx
    .select({ id: tournamentEntries.id })
    .from(tournamentEntries)
    .where(eq(tournamentEntries.tournament, tournament))
    .orderBy(asc(tournamentEntries.id))
    .for('update')
  return (await lockTournaments(tx, [tournament])).get(tournament) ?? null
}

/** What `tournament.run` and `entry.see` want to know. */
export function entrySubject(entry: { users: string[] } | null, row: TournamentRow): TournamentSubject & EntrySubject {
  const tournament = tournamentSubject(row)
  return { ...tournament, tournament, users: entry?.users ?? [] }
}

/** Takes the boats of a flight out of it; answers how many there were. The field is held, so that none comes in meanwhile. */
export async function unassignFlight(tx: Tx, flight: { id: string; tournament: string }, doer: Doer): Promise<number> {
  await lockField(tx, flight.tournament)
  const boats = await tx
    .update(tournamentEntries)
    .set({ flight: null, rev: sql`${tournamentEntries.rev} + 1`, updatedAt: doer.at })
    .where(and(eq(tournamentEntries.tournament, flight.tournament), eq(tournamentEntries.flight, flight.id)))
    .returning({ id: tournamentEntries.id })
  if (boats.length)
    await writeAudit(tx, doer, {
      action: 'changed',
      family: entryStore.name,
      record: flight.id,
      tournament: flight.tournament,
      summary: `${boats.length} boats removed from a flight`,
      before: boats.map((boat) => boat.id),
    })
  return boats.length
}
