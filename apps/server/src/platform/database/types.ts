import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type Db = NodePgDatabase<Record<string, unknown>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** The pool or a transaction: whatever can run a query. */
export type Queryable = Db | Tx
