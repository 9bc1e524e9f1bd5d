import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Book } from '#platform/local/book/book.ts'
import { engineTable } from '#platform/local/store/local-db.ts'
import type { FindRow } from './record-names.ts'

/** Records of the open book; what was deleted here is still known by its name. Each is read once. */
export function finderOf({ local, db }: Book): FindRow {
  const found = new Map<string, ReturnType<FindRow>>()
  const look = async (tbl: SyncTable, id: string) =>
    (await local.row(tbl, id)) ?? (await engineTable(db, 'trash').get([tbl, id]))?.doc ?? null
  return (tbl, id) => {
    const key = `${tbl} ${id}`
    const known = found.get(key) ?? look(tbl, id)
    found.set(key, known)
    return known
  }
}
