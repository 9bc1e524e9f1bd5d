import type { SQL } from 'drizzle-orm'
import type { Records, RecordTable, RowOf } from './records.ts'
import type { Queryable } from './types.ts'

/** One living record that is `where`, the oldest; null when there is none. */
export async function firstOf<T extends RecordTable>(
  db: Queryable,
  store: Pick<Records<T>, 'list'>,
  where?: SQL,
): Promise<RowOf<T> | null> {
  const [row] = await store.list(db, where, { limit: 1 })
  return row ?? null
}
