import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { anglerNames } from '#features/people/users/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { EntryRow } from './tournament-entries.store.ts'

/** Entries with the names of their anglers: one statement for all of them. */
export async function presentEntries(db: Queryable, rows: EntryRow[]): Promise<TournamentEntry[]> {
  const names = await anglerNames(
    db,
    rows.flatMap((row) => row.users),
  )
  return rows.map((row) => ({
    ...toRecord(row),
    sidePotBigFishEntries: row.sidePotBigFishEntries ?? undefined,
    bigFishModeDaysEntered: row.bigFishModeDaysEntered ?? undefined,
    anglers: row.users.flatMap((id) => names.get(id) ?? []),
  }))
}

export async function presentEntry(db: Queryable, row: EntryRow): Promise<TournamentEntry> {
  const [entry] = await presentEntries(db, [row])
  return entry as TournamentEntry
}
