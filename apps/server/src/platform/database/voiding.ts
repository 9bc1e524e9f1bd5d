import type { Records, RecordTable, RowOf } from './records.ts'

/**
 * A store of what is never erased: deleting voids, with a line in the record that says so; once is enough. `asVoid` is what
 * changes then; null for what is void already.
 */
export const voiding = <T extends RecordTable>(store: Records<T>, asVoid: (row: RowOf<T>) => Partial<RowOf<T>> | null): Records<T> => ({
  ...store,
  updateMany(db, rows, doer, about, action) {
    if (action !== 'deleted') return store.updateMany(db, rows, doer, about, action)
    const voided = rows.flatMap(({ before }) => {
      const changes = asVoid(before)
      return changes ? [{ before, changes }] : []
    })
    return store.updateMany(db, voided, doer, about, 'voided')
  },
})
