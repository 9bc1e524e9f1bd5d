import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Db, Tx } from './types.ts'

const inside = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Whether the code that asks works inside a transaction of the pool. Tests refuse it the pool then. */
export const isInTransaction = (): boolean => inside.getStore()?.isOpen ?? false

/**
 * The database of a pool. Its transactions give their connection back whatever happens: drizzle keeps one that breaks before the
 * transaction has begun, and when it has kept as many as there are, nobody is served any more.
 *
 * Inside a transaction everything goes through its `tx`. Whoever asks the pool there holds one connection and waits for a second:
 * twenty at the same moment would wait for each other.
 */
export function pooledDatabase(pool: Pool): Db {
  const db = drizzle(pool, { casing: 'snake_case' })
  const transaction = async (work: (tx: Tx) => Promise<unknown>, config?: Parameters<Db['transaction']>[1]) => {
    const client = await pool.connect()
    const here = { isOpen: true }
    let hasBegun = false
    try {
      return await drizzle(client, { casing: 'snake_case' }).transaction((tx) => {
        hasBegun = true
        return inside.run(here, () => work(tx))
      }, config)
    } finally {
      here.isOpen = false
      client.release(!hasBegun)
    }
  }
  return Object.assign(db, { transaction }) as Db
}
