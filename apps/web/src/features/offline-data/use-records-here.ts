import { SYNC_TABLES } from '@ramplight/contract/sync/tables'
import type { Book } from '#platform/local/book/book.ts'
import { useLocal } from '#platform/local/book/use-local.ts'

export type RecordsHere = { tables: number; records: number }

const heldIn = async ({ db }: Book): Promise<RecordsHere> => {
  const counts = await Promise.all(SYNC_TABLES.map((tbl) => db.table(tbl).count()))
  return { tables: counts.filter((count) => count > 0).length, records: counts.reduce((sum, count) => sum + count, 0) }
}

/** How much has come onto this device so far; current while it comes. */
export const useRecordsHere = (): RecordsHere | null => useLocal(heldIn, undefined, null)
