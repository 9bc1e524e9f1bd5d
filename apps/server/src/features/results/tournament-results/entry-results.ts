import type { EntryResult } from '@ramplight/domain/results/entry-results'
import { and, eq, sql } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { entryStore } from '../../registration/tournament-entries/index.ts'

const entries = entryStore.table

/** One statement for the whole field. An entry that is not named loses its copy. */
export async function writeEntryResults(tx: Tx, tournament: string, results: Map<string, EntryResult>, doer: Doer): Promise<void> {
  const byId = JSON.stringify(Object.fromEntries(results))
  await tx
    .update(entries)
    .set({ result: sql`${byId}::jsonb -> ${entries.id}`, updatedAt: doer.at })
    .where(and(eq(entries.tournament, tournament), eq(entries.deleted, false)))
}
