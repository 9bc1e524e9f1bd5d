import type { Database } from './database.ts'

export type Db = Database['db']
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** The pool or a transaction: whatever can run a query. */
export type Queryable = Db | Tx
