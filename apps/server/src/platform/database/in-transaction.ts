import { mayWorkAgain } from './is-busy.ts'
import type { Db, Queryable, Tx } from './types.ts'

const TRIES = 3

type HowIsolated = Parameters<Db['transaction']>[1]

/**
 * One transaction; in one that is open already, a part of it that is kept or taken back as a whole. Should two writers have waited for each
 * other, the one that the database ended begins again, so `work` leaves nothing behind outside of the database. Nobody else begins a
 * transaction (`tools/jobs-and-transactions.test.ts`).
 */
export async function inTransaction<T>(db: Queryable, work: (tx: Tx) => Promise<T>, how?: HowIsolated): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await (db as Db).transaction(work, how)
    } catch (error) {
      if (attempt === TRIES || !mayWorkAgain(error)) throw error
    }
  }
}

/** A part of a transaction that is taken back alone when it throws. What ends the whole transaction ends it. */
export const inSavepoint = <T>(tx: Queryable, work: (tx: Tx) => Promise<T>): Promise<T> => (tx as Tx).transaction(work)
