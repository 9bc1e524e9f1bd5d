import pg from 'pg'

/** The listener asks this every few seconds whether its line lives; it belongs to no work. */
const PING = 'select 1'

/** Runs the work and counts what this process sends to the database meanwhile, over all its connections. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const { query } = prototype
  let statements = 0
  prototype.query = function (this: unknown, ...args: unknown[]) {
    if (args[0] !== PING) statements++
    return query.apply(this, args)
  }
  try {
    const answer = await work()
    return { answer, statements }
  } finally {
    prototype.query = query
  }
}

/** How many statements the work takes. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<number> => (await countStatements(work)).statements
