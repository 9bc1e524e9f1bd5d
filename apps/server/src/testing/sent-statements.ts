import pg from 'pg'

/** Runs the work and keeps the texts of what this process sends to the database meanwhile, over all its connections. */
export async function sentStatements<T>(work: () => Promise<T>): Promise<{ answer: T; texts: string[] }> {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const { query } = prototype
  const texts: string[] = []
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [sent] = args as [string | { text?: string }]
    texts.push(typeof sent === 'string' ? sent : (sent?.text ?? ''))
    return query.apply(this, args)
  }
  try {
    return { answer: await work(), texts }
  } finally {
    prototype.query = query
  }
}
