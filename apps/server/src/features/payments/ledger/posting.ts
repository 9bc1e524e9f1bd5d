import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Records, RecordTable, RowOf } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { Movement } from './post.ts'
import { settle } from './settle.ts'

/** What rows say of money, one movement each. What they hang on is read in one statement for all of them. */
type MovementsOf<T extends RecordTable> = (tx: Queryable, rows: RowOf<T>[]) => readonly Movement[] | Promise<readonly Movement[]>

/** A store of records that move money: whoever writes one posts what it says, in the same transaction. */
export function posting<T extends RecordTable>(store: Records<T>, movementsOf: MovementsOf<T>): Records<T> {
  async function settled(tx: Queryable, rows: RowOf<T>[], doer: Doer): Promise<RowOf<T>[]> {
    await settle(tx, await movementsOf(tx, rows), doer)
    return rows
  }
  return {
    ...store,
    insert: (db, values, doer, about, mine) =>
      inTransaction(db, async (tx) => (await settled(tx, [await store.insert(tx, values, doer, about, mine)], doer))[0]!),
    insertMany: async (tx, values, doer, about) => settled(tx, await store.insertMany(tx, values, doer, about), doer),
    update: (db, id, changes, seen, doer, about) =>
      inTransaction(db, async (tx) => (await settled(tx, [await store.update(tx, id, changes, seen, doer, about)], doer))[0]!),
    updateMany: async (tx, rows, doer, about, action) => settled(tx, await store.updateMany(tx, rows, doer, about, action), doer),
  }
}
