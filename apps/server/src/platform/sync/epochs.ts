import { newId } from '@ramplight/contract/kernel/new-id'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/types.ts'
import { syncEpochs } from './sync.table.ts'

/** Where this database lies: another one after every restore by a tool of the database, and after every takeover by a replica. */
const here = sql<string>`md5(concat_ws(' ', (pg_control_system()).system_identifier, (pg_control_checkpoint()).timeline_id,
  (select oid from pg_database where datname = current_database()), ${'sync_feed'}::regclass::oid))`

/**
 * The beginnings that this database remembers, the latest first: one for each start of the server, at the place where it lies now.
 * A device carries the latest it has seen. If that is not among them, the database was put back from a copy, and what the device
 * has seen since may never have been: its numbers are those of another past.
 */
export function epochsOf(db: Db, now: () => Date): () => Promise<string[]> {
  let begun: Promise<unknown> | null = null
  const begin = () => db.insert(syncEpochs).values({ id: newId(), place: here, at: now().toISOString() })
  const known = () =>
    db.select({ id: syncEpochs.id }).from(syncEpochs).where(eq(syncEpochs.place, here)).orderBy(desc(syncEpochs.at), desc(syncEpochs.id))
  return async () => {
    begun ??= begin().catch((error: unknown) => {
      begun = null
      throw error
    })
    await begun
    const found = await known()
    // It was put back while we were running.
    if (!found.length) await begin()
    return (found.length ? found : await known()).map(({ id }) => id)
  }
}
