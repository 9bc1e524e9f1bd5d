import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import { diffLeaves, leafAt } from '@ramplight/domain/sync/leaves'
import type { Store } from '@ramplight/sync/ports'
import type { LocalRow } from '@ramplight/sync/types'
import { TEXTS } from './texts.ts'

export const EXPORT_NAME = 'database_export.zip'

/** The field of an exported record that tells what was changed on its device and not sent. */
export const BASE = '_base'

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
    const truths = new Map((await tx.shadow.all()).map(({ tbl, id, doc }) => [`${tbl} ${id}`, doc]))
    const all: Record<string, Record<string, unknown>[]> = {}
    for (const tbl of wanted) {
      const rows = await tx.rows(tbl).all()
      if (rows.length > 0) all[`${tbl}.json`] = rows.map((row) => recordOf(row, truths.get(`${tbl} ${row._id}`)))
    }
    return all
  })
  return Object.keys(files).length > 0 ? { kind: 'done', files } : { kind: 'nothing', text: TEXTS.noRecords }
}

/**
 * What the row is a copy of; which scopes brought it is this device's own affair. `_rev` is the server's, 0 while it does not have
 * the record. `_base`: the fields that were changed here and not sent yet, with what the server had in them: whoever imports the
 * file can tell what it says anew from what it only repeats. `truth`: the server's copy of a row that has changes waiting.
 */
function recordOf({ _scopes, ...record }: LocalRow, truth: LocalRow | null | undefined): Record<string, unknown> {
  if (truth === undefined) return record
  if (truth === null) return { ...record, _rev: 0 }
  const { set } = diffLeaves(truth, record)
  const base = Object.fromEntries(Object.keys(set).map((path) => [path, leafAt(truth, path) ?? null]))
  return { ...record, _rev: truth._rev, ...(Object.keys(base).length > 0 && { [BASE]: base }) }
}
