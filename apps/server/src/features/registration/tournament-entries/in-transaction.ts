import type { Db, Tx } from '#platform/database/types'

const TRIES = 3
const DEADLOCK = '40P01'

/** A transaction that begins again when the database ended it because two writers waited for each other. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } }
      if (attempt === TRIES || (code ?? cause?.code) !== DEADLOCK) throw error
    }
  }
}
