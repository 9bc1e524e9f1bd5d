import type { Id } from '@ramplight/domain/kernel/ids'
import { Dexie } from 'dexie'
import { engineTable, localDbName } from './local-db.ts'
import { localDb } from './make-local-db.ts'
import { countParked } from './parking.ts'

/** How many changes of a person only this device has: waiting, refused, parked. */
export async function unsyncedOf(user: Id): Promise<number> {
  const parked = await countParked(user)
  if (!(await Dexie.exists(localDbName(user)))) return parked
  const db = localDb(user)
  try {
    const waiting = [engineTable(db, 'outbox').count(), engineTable(db, 'quarantine').count()]
    return (await Promise.all(waiting)).reduce((sum, count) => sum + count, parked)
  } finally {
    db.close()
  }
}
