import pg from 'pg'
import type { DatabaseLimits } from './database-limits.ts'

/** PostgreSQL counts the parameters of a statement in two bytes. One more, and the count begins again at nothing. */
const MOST_PARAMETERS = 65_535

/** The database ends what takes too long; who hears nothing as long after that has lost it. */
const LOST_MS = 5000

const unbounded = new WeakSet<pg.ClientBase>()

/** Work that may take as long as it takes, such as a migration. */
export async function withoutLimits<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  unbounded.add(client)
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
  try {
    return await work()
  } finally {
    await client.query('reset statement_timeout; reset lock_timeout; reset idle_in_transaction_session_timeout').catch(() => {})
    unbounded.delete(client)
  }
}

/**
 * Every statement of a pool has as many parameters as the database can count: one that has more would be refused in words about a
 * broken connection, with all of its parameters in the log. And it has an end: where the database says nothing at all for longer than a
 * statement may take, the connection is given up, and whoever waits hears that the database cannot be reached.
 */
export function boundStatements(pool: pg.Pool, { statement: most }: Pick<DatabaseLimits, 'statement'>): void {
  pool.on('connect', (client) => {
    const giveUp = () => (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
    // Looked up anew each time: tests count statements there.
    const query = (...given: unknown[]) => (pg.Client.prototype.query as unknown as (...given: unknown[]) => unknown).apply(client, given)
    client.query = ((...given: unknown[]) => {
      const [statement, second] = given
      const values = Array.isArray(second) ? second : (statement as { values?: unknown[] } | undefined)?.values
      if (values && values.length > MOST_PARAMETERS)
        throw new Error(`A statement has ${values.length} parameters; at most ${MOST_PARAMETERS} can be counted.`)
      if (most === 0 || unbounded.has(client)) return query(...given)
      const timer = setTimeout(giveUp, most * 1000 + LOST_MS)
      const answer = given.at(-1)
      if (typeof answer === 'function')
        return query(...given.slice(0, -1), (...answered: unknown[]) => {
          clearTimeout(timer)
          answer(...answered)
        })
      return (query(...given) as Promise<unknown>).finally(() => clearTimeout(timer))
    }) as typeof client.query
  })
}
