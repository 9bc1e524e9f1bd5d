import type { Db, Tx } from './types.ts'

const TRIES = 3

/** One transaction. Should two writers have waited for each other, the one that the database ended begins again. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === TRIES || !isDeadlock(error)) throw error
    }
  }
}

const DEADLOCK_DETECTED = '40P01'

const isDeadlock = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === DEADLOCK_DETECTED || cause?.code === DEADLOCK_DETECTED
}
