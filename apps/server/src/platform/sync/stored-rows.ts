import type { Records, RecordTable, RowOf } from '../database/records.ts'
import type { Queryable } from '../database/types.ts'
import { everInStore } from '../http/ever-in-store.ts'

/** For `SyncedFamily.load`: rows of a store by id, deleted ones too, held in the order of their ids when they are to be written. */
export const storedRows =
  <T extends RecordTable>(store: Records<T>) =>
  async (db: Queryable, ids: string[], lock: boolean): Promise<RowOf<T>[]> =>
    lock ? store.lockMany(db, ids) : [...(await everInStore(store)(db, ids)).values()]
