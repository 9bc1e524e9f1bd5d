import type { Pool } from 'pg'
import { isInTransaction } from '../database/pooled-database.ts'

/**
 * From here on code that works inside a transaction and asks the pool fails: it would hold one connection and wait for a second, and
 * would not see what the transaction has written. It should use the `tx` that it was given.
 */
export function noPoolInside(pool: Pool): void {
  const refuse = () => {
    if (isInTransaction()) throw new Error('The pool is asked inside a transaction. Use its `tx` (`inside(work, tx)` for a whole work).')
  }
  const [query, connect] = [pool.query, pool.connect]
  pool.query = ((...given: never[]) => {
    refuse()
    return (query as (...given: never[]) => unknown).apply(pool, given)
  }) as typeof pool.query
  pool.connect = ((...given: never[]) => {
    refuse()
    return (connect as (...given: never[]) => unknown).apply(pool, given)
  }) as typeof pool.connect
}
