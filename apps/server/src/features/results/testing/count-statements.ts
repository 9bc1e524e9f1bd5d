import pg from 'pg'

/** How many statements `work` sends to the database, over all connections of this process but pings. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const { query } = prototype
  let statements = 0
  prototype.query = function (this: unknown, ...args: unknown[]) {
    statements++
    return query.apply(this, args)
  }
  try {
    await work()
    return statements
  } finally {
    prototype.query = query
  }
}
