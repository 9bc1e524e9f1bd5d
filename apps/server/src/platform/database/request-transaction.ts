import type { Pool, PoolClient } from 'pg'
import { DATABASE_LIMITS, type DatabaseLimits } from './database-limits.ts'
import { Level } from './transaction-level.ts'
import { turns } from './turns.ts'
import type { Db } from './types.ts'

const TRIES = 3

/** Connections that requests in one transaction leave free: for reading, for signing in, and for what is written `outside`. */
const LEFT_FREE = 4

/**
 * Runs `work` in one transaction: everything it does through the database it is given is committed together, or not at all. When
 * PostgreSQL ended it because two waited for each other, all of it begins again.
 */
export async function inRequestTransaction<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const { answer, again } = await turnsOf(pool)(() => tryOnce(pool, work))
    if (!again || attempt === TRIES) return answer()
  }
}

const lines = new WeakMap<Pool, ReturnType<typeof turns>>()

/** Requests that wait for each other's keys must not take every connection, and nobody waits in line for ever. */
export function boundTurns(pool: Pool, { turn }: Pick<DatabaseLimits, 'turn'>): void {
  lines.set(pool, turns(Math.max(1, (pool.options.max ?? 10) - LEFT_FREE), turn * 1000))
}

function turnsOf(pool: Pool) {
  if (!lines.has(pool)) boundTurns(pool, DATABASE_LIMITS)
  return lines.get(pool)!
}

async function tryOnce<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<{ answer: () => T; again: boolean }> {
  const client = await pool.connect()
  let isUsable = false
  try {
    await client.query('begin')
    const root = new Level(client)
    try {
      const result = await unlessLost(client, () => root.run(work))
      await root.keep()
      if (root.again) throw root.again
      const { command } = await client.query('commit')
      isUsable = true
      // A transaction that is broken is rolled back by its commit, without an error.
      if (command !== 'COMMIT') throw new Error('An error broke the transaction of a request, and was not passed on.')
      return { answer: () => result, again: false }
    } catch (error) {
      await root.undo()
      if (!isUsable) isUsable = await rollback(client)
      const problem = root.again ?? error
      return {
        answer: () => {
          throw problem
        },
        again: root.again !== null,
      }
    }
  } finally {
    client.release(!isUsable)
  }
}

/** A connection that breaks while nothing is asked of it ends the work that counts on it. */
async function unlessLost<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  let lose!: (error: Error) => void
  const lost = new Promise<never>((_, reject) => {
    lose = reject
  })
  client.once('error', lose)
  try {
    return await Promise.race([work(), lost])
  } finally {
    client.removeListener('error', lose)
  }
}

const rollback = (client: PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )
