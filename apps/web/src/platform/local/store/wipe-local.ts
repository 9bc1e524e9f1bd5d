import type { Id } from '@ramplight/domain/kernel/ids'
import { Dexie } from 'dexie'
import { withoutBook } from '../book/local-gate.ts'
import { localDbName } from './local-db.ts'
import { localDb } from './make-local-db.ts'
import { putAway, type Wiped, type WipeReason } from './put-away.ts'

/**
 * The only way local data of a person leaves this device. Whoever calls it has offered to send what waits; what is still there
 * is parked and comes back with the next login of that person.
 */
export const wipeLocal = (user: Id, reason: WipeReason): Promise<Wiped> =>
  withoutBook(async () => ((await Dexie.exists(localDbName(user))) ? putAway(user, localDb(user), reason) : { parked: 0 }))
