import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Store } from '@ramplight/sync/ports'

export type TableOverview = {
  table: SyncTable
  records: number
  /** When the newest of them was last changed, by the server's word. */
  changedAt: string | null
  /** Changes of this device that the server has not confirmed. */
  waiting: number
  /** Changes that were refused and wait for a person. */
  refused: number
}

/** What is in every table of this device, and what of it has not been sent: one consistent view. */
export function deviceOverview(store: Pick<Store, 'read'>): Promise<TableOverview[]> {
  return store.read(SYNC_TABLES, async (tx) => {
    const [outbox, quarantine] = [await tx.outbox.all(), await tx.quarantine.all()]
    const all: TableOverview[] = []
    for (const table of SYNC_TABLES) {
      const rows = await tx.rows(table).all()
      all.push({
        table,
        records: rows.length,
        changedAt: rows.reduce<string | null>((newest, { updatedAt }) => later(newest, updatedAt), null),
        waiting: outbox.filter(({ tbl }) => tbl === table).length,
        refused: quarantine.filter(({ tbl }) => tbl === table).length,
      })
    }
    return all
  })
}

const later = (newest: string | null, at: unknown): string | null =>
  typeof at === 'string' && (newest === null || at > newest) ? at : newest
