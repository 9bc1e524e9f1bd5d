import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The pool, the transaction of a request or one in it: whatever can run a query and begin a transaction (inside one, a savepoint). */
export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** What can run a query: for functions that begin no transaction. */
export type Queryable = Db | Tx
