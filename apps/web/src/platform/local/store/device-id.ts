import { newId } from '@ramplight/contract/kernel/new-id'
import { type Id, isId } from '@ramplight/domain/kernel/ids'
import { engineTable, type LocalDb } from './local-db.ts'

const IN_KV = 'web.device'

/** This database, for the server. The numbers of its changes are its own, so a new database of the same browser is another device. */
export const deviceIdIn = (db: LocalDb): Promise<Id> =>
  db.transaction('rw', engineTable(db, 'kv'), async () => {
    const kept = (await engineTable(db, 'kv').get(IN_KV))?.v
    if (typeof kept === 'string' && isId(kept)) return kept
    const device = newId()
    await engineTable(db, 'kv').put({ k: IN_KV, v: device })
    return device
  })
