import { inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Records, RecordTable, RowOf } from '../database/records.ts'
import type { Queryable } from '../database/types.ts'

/** Parents of a store, by id, deleted ones too: what hangs on them is still seen by those it belongs to. */
export const everInStore =
  <T extends RecordTable>({ table }: Pick<Records<T>, 'table'>) =>
  async (db: Queryable, ids: string[]): Promise<Map<string, RowOf<T>>> => {
    const rows = (await db
      .select()
      .from(table as PgTable)
      .where(inArray(table.id, ids))) as RowOf<T>[]
    return new Map(rows.map((row) => [row.id, row]))
  }
