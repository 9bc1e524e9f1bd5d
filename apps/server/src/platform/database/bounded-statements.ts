import pg from 'pg'

/** PostgreSQL counts the parameters of a statement in two bytes. One more, and the count begins again at nothing. */
const MOST_PARAMETERS = 65_535

/**
 * Every statement of a pool has as many parameters as the database can count. One that has more would be refused in words about a
 * broken connection, with all of its parameters in the log.
 */
export function boundStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    // Looked up anew each time: tests count statements there.
    const query = (...given: unknown[]) => (pg.Client.prototype.query as unknown as (...given: unknown[]) => unknown).apply(client, given)
    client.query = ((...given: unknown[]) => {
      const [statement, second] = given
      const values = Array.isArray(second) ? second : (statement as { values?: unknown[] } | undefined)?.values
      if (values && values.length > MOST_PARAMETERS)
        throw new Error(`A statement has ${values.length} parameters; at most ${MOST_PARAMETERS} can be counted.`)
      return query(...given)
    }) as typeof client.query
  })
}
