import type { Id } from '@ramplight/domain/kernel/ids'
import { Dexie } from 'dexie'
import { deviceName } from '../device.ts'
import { engineIn } from './engine-in.ts'
import { engineTable, type LocalDb, localDbName } from './local-db.ts'
import { withoutBook } from './local-gate.ts'
import { localDb } from './make-local-db.ts'
import { countParked, park } from './parking.ts'
import { forgetCopy } from './people-here.ts'
import { CLEARED } from './store-errors.ts'

/** Every path that clears data of a person from this device. */
export type WipeReason = 'log-out' | 'clear-offline-data' | 'reset-account' | 'acting' | 'damaged'

export type Wiped = { parked: number }

/**
 * The only way local data of a person leaves this device. Whoever calls it has offered to send what waits; what is still there
 * is parked and comes back with the next login of that person.
 */
export const wipeLocal = (user: Id, reason: WipeReason): Promise<Wiped> =>
  withoutBook(async () => ((await Dexie.exists(localDbName(user))) ? putAway(user, localDb(user), reason) : { parked: 0 }))

/**
 * Marks, parks, deletes. From the mark on no tab can write any more, so nothing comes after what is parked. Whoever opens a
 * marked database ends what another tab began; changes that are parked twice are taken back once, by their ids.
 */
export async function putAway(user: Id, db: LocalDb, reason: WipeReason): Promise<Wiped> {
  forgetCopy(user)
  await engineTable(db, 'kv').put({ k: CLEARED, v: { reason, at: new Date().toISOString() } })
  try {
    const engine = await engineIn(db, { user, deviceName: deviceName(), token: async () => null })
    const parked = await park(user, await engine.rescue({ isLast: true }))
    await db.delete()
    return { parked }
  } catch (error) {
    // What could not be parked stays where it is, and can be worked with.
    await engineTable(db, 'kv')
      .delete(CLEARED)
      .catch(() => undefined)
    throw error
  }
}

export const isBeingWiped = async (db: LocalDb): Promise<boolean> => (await engineTable(db, 'kv').get(CLEARED)) !== undefined

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
