import type { Queryable } from './types.ts'

type Prepared<Row> = { execute: (values: Record<string, unknown>) => Promise<Row[]> }
export type Preparable<Row> = { prepare: (name: string) => Prepared<Row> }

/**
 * A query of the hottest path, built once: putting its text together costs more than the database needs for it. `name` is what
 * a connection knows the statement by; values stand as `sql.placeholder`. Works on the pool and in any transaction.
 */
export function prepared<Row>(
  name: string,
  build: (db: Queryable) => Preparable<Row>,
): (db: Queryable, values: Record<string, unknown>) => Promise<Row[]> {
  const kept = new WeakMap<object, Prepared<Row>>()
  return (db, values) => {
    // The session is what really sends: the pool's for as long as the server runs, or that of one transaction.
    const { session } = db as unknown as { session: object }
    let query = kept.get(session)
    if (!query) {
      query = build(db).prepare(name)
      kept.set(session, query)
    }
    return query.execute(values)
  }
}
