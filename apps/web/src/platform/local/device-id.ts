import { newId } from '@ramplight/contract/kernel/new-id'
import { type Id, isId } from '@ramplight/domain/kernel/ids'
import { engineTable, type LocalDb } from './local-db.ts'

const KEY = 'rl-device-id'
const IN_KV = 'web.device'

/**
 * This browser, for the server: made once. The database's own word comes first, because the numbers of its changes belong to it;
 * the other one is for a database that is new.
 */
export async function deviceIdIn(db: LocalDb): Promise<Id> {
  const kv = engineTable(db, 'kv')
  const kept = (await kv.get(IN_KV))?.v ?? stored()
  const device = typeof kept === 'string' && isId(kept) ? kept : newId()
  await kv.put({ k: IN_KV, v: device })
  try {
    localStorage.setItem(KEY, device)
  } catch {
    // the database knows it
  }
  return device
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
