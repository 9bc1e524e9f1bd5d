import { asc, eq } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tournamentEntries } from './tournament-entries.table.ts'

export const entryStore = records(tournamentEntries, 'tournament-entries')

export type EntryRow = typeof tournamentEntries.$inferSelect

export const findEntry = (db: Queryable, id: string): Promise<EntryRow | null> => entryStore.find(db, id)

/** Every living entry of a tournament, in sign-up order. */
export const entriesOf = (db: Queryable, tournament: string): Promise<EntryRow[]> =>
  entryStore.list(db, eq(tournamentEntries.tournament, tournament), {
    orderBy: [asc(tournamentEntries.createdAt), asc(tournamentEntries.id)],
  })
