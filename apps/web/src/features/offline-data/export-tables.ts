import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Store } from '@ramplight/sync/ports'
import type { LocalRow } from '@ramplight/sync/types'
import { TEXTS } from './texts.ts'

export const EXPORT_NAME = 'database_export.zip'

/** Never in an export (1 §8). Weights leave the device through the server or in a rescue file, whose events count once. */
const EXCLUDED: ReadonlySet<SyncTable> = new Set(['weigh-in-events'])

export type Exported = { kind: 'done'; files: Record<string, Record<string, unknown>[]> } | { kind: 'nothing'; text: string }

/**
 * Every record of this device as it crosses the wire, by the file of its table. One consistent view: what is written
 * meanwhile is in none of the files. Tables without a record get no file.
 */
export async function exportTables(store: Pick<Store, 'read'>, tables: readonly SyncTable[] = SYNC_TABLES): Promise<Exported> {
  const wanted = tables.filter((tbl) => !EXCLUDED.has(tbl))
  if (wanted.length === 0) return { kind: 'nothing', text: TEXTS.noTables }
  const files = await store.read(wanted, async (tx) => {
    const all: Record<string, Record<string, unknown>[]> = {}
    for (const tbl of wanted) {
      const rows = await tx.rows(tbl).all()
      if (rows.length > 0) all[`${tbl}.json`] = rows.map(recordOf)
    }
    return all
  })
  return Object.keys(files).length > 0 ? { kind: 'done', files } : { kind: 'nothing', text: TEXTS.noRecords }
}

/** What the row is a copy of; which scopes brought it is this device's own affair. */
const recordOf = ({ _scopes, ...record }: LocalRow): Record<string, unknown> => record
