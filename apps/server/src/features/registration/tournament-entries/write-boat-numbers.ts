import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/types'
import type { EntryRow } from './tournament-entries.store.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

export type Numbered = Pick<EntryRow, 'id' | 'boatNumber' | 'flight'>

/** Numbers and flights of many boats in two statements: all numbers are given back first, so boats may swap theirs. */
export async function writeBoatNumbers(tx: Tx, boats: Numbered[], at: string): Promise<void> {
  if (!boats.length) return
  const ids = boats.map((boat) => boat.id)
  await tx
    .update(tournamentEntries)
    .set({ boatNumber: null })
    .where(and(inArray(tournamentEntries.id, ids), isNotNull(tournamentEntries.boatNumber)))
  await tx.execute(sql`
    update tournament_entries as entry
    set boat_number = boat."boatNumber", flight = boat.flight, rev = entry.rev + 1, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(boats)}::jsonb) as boat(id text, "boatNumber" int, flight text)
    where entry.id = boat.id`)
}
