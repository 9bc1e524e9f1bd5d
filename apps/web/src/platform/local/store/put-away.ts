import type { Id } from '@ramplight/domain/kernel/ids'
import { deviceName } from '../../device.ts'
import { engineIn } from '../sending/engine-in.ts'
import { engineTable, type LocalDb } from './local-db.ts'
import { park } from './parking.ts'
import { forgetCopy } from './people-here.ts'
import { CLEARED } from './store-errors.ts'
import { forgetUnsent } from './unsent-note.ts'

/** Every path that clears data of a person from this device. */
export type WipeReason = 'log-out' | 'clear-offline-data' | 'reset-account' | 'acting' | 'damaged'

export type Wiped = { parked: number }

/**
 * Marks, parks, deletes. From the mark on no tab can write any more, so nothing comes after what is parked. Whoever opens a
 * marked database ends what another tab began; changes that are parked twice are taken back once, by their ids.
 */
export async function putAway(user: Id, db: LocalDb, reason: WipeReason): Promise<Wiped> {
  forgetCopy(user)
  forgetUnsent(user)
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
