import type { Family } from '@ramplight/contract/shown-in'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { openBook } from '../local/book/local-gate.ts'
import { engineTable } from '../local/store/local-db.ts'
import { refresh } from '../refresh.ts'

/** The way back out of the trash of this device for what was just deleted; null where it does not have all of them. */
export async function wayBack(tbl: SyncTable & Family, ids: readonly string[]): Promise<(() => Promise<void>) | null> {
  const book = openBook()
  if (!book) return null
  const trashed = await engineTable(book.db, 'trash').bulkGet(ids.map((id): [string, string] => [tbl, id]))
  if (trashed.some((row) => row?.why !== 'deleted')) return null
  return async () => {
    for (const row of trashed) await book.local.engine.bringBack({ tbl: row!.tbl, id: row!.id, at: row!.at })
    void book.local.engine.syncNow()
    await refresh(tbl)
  }
}
