import { retryDeadlock } from '#features/weigh-in/weigh-ins/index'
import type { Db, Tx } from '#platform/database/types'

/** One transaction; should two writers have waited for each other, the one that was ended begins again. */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => retryDeadlock(() => db.transaction(work))
