import type { Records, RecordTable } from './records.ts'
import type { Queryable } from './types.ts'

/** For a store that does something for new records alone: those whose id nothing has yet. What is stored already stays locked. */
export async function onlyNew<T extends RecordTable, V extends { id: string }>(
  tx: Queryable,
  store: Pick<Records<T>, 'lockMany'>,
  values: V[],
): Promise<V[]> {
  const ids = values.map(({ id }) => id)
  const known = new Set((await store.lockMany(tx, ids)).map(({ id }) => id))
  return values.filter(({ id }) => !known.has(id))
}
