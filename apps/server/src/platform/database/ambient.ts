import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { Level } from './ambient-level.ts'
import { turns } from './turns.ts'
import type { Db, Tx } from './types.ts'

/** The transaction of the request that is being served, innermost savepoint first. */
const current = new AsyncLocalStorage<Level>()

/** A transaction of a feature's own, outside of such a request. */
const own = new AsyncLocalStorage<{ tx: Tx; isOpen: boolean }>()

const TRIES = 3

/** A handler that hangs must not hold its locks for ever. */
const BEGIN = "begin; set local idle_in_transaction_session_timeout = '30s'"

/**
 * The database of `Deps`: the transaction of the current request if it has one (`inRequestTransaction`), else the one that is
 * being worked in, else the pool. It decides at each call, because features take `const { db } = deps` once, when their
 * routes are made. Whoever asked the pool from inside a transaction would hold one connection and wait for a second: twenty at
 * the same moment would wait for each other.
 */
export function ambientDatabase(db: Db): Db {
  return new Proxy(db, {
    get(pool, name) {
      const now = here() ?? pool
      if (now === pool && name === 'transaction') return (...work: Parameters<Db['transaction']>) => inOwnTransaction(pool, ...work)
      const value = Reflect.get(now, name, now)
      return typeof value === 'function' ? value.bind(now) : value
    },
  })
}

function here(): Db | null {
  const level = current.getStore()?.nearestOpen()
  if (level) return level.db
  const mine = own.getStore()
  return mine?.isOpen ? (mine.tx as unknown as Db) : null
}

/**
 * On a connection that goes back whatever happens. Drizzle keeps one that breaks before the transaction has begun, and when it has
 * kept as many as there are, nobody is served any more.
 */
async function inOwnTransaction(db: Db, work: (tx: Tx) => Promise<unknown>, config?: Parameters<Db['transaction']>[1]) {
  const client = await poolOf(db).connect()
  let hasBegun = false
  try {
    return await drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
      hasBegun = true
      const mine = { tx, isOpen: true }
      try {
        return await own.run(mine, () => work(tx))
      } finally {
        // Work that nobody waits for outlives it, and goes on outside.
        mine.isOpen = false
      }
    }, config)
  } finally {
    client.release(!hasBegun)
  }
}
const poolOf = (db: Db): Pool => (db as Db & { $client: Pool }).$client

/** Connections that requests in one transaction leave free: for reading, for signing in, and for `outsideRequest`. */
const LEFT_FREE = 4

/** For what must be kept although the request is refused, such as the count of failed attempts: not in its transaction. */
export const outsideRequest = <T>(work: () => T): T => current.exit(() => own.exit(work))

/**
 * Runs `work` in one transaction: everything it does through an ambient database is committed together, or not at all. When the
 * database ended it because two waited for each other, all of it begins again.
 */
export async function inRequestTransaction<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const { answer, again } = await turnsOf(pool)(() => tryOnce(pool, work))
    if (!again || attempt === TRIES) return answer()
  }
}

const lines = new WeakMap<Pool, ReturnType<typeof turns>>()

/** Requests that wait for each other's keys must not take every connection. */
function turnsOf(pool: Pool) {
  const line = lines.get(pool) ?? turns(Math.max(1, (pool.options.max ?? 10) - LEFT_FREE))
  lines.set(pool, line)
  return line
}

async function tryOnce<T>(pool: Pool, work: () => Promise<T>): Promise<{ answer: () => T; again: boolean }> {
  const client = await pool.connect()
  let isUsable = false
  try {
    await client.query(BEGIN)
    const root = new Level(client, current)
    try {
      const result = await unlessLost(client, () => current.run(root, work))
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
