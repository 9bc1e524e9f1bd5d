import type { Readable } from 'node:stream'
import type { FileStore } from './file-store.ts'

const TRASH = 'trash/'

/** Where a deleted content waits for its 30 days. */
export const inTrash = (key: string): string => TRASH + key
/** The key that a content in the trash had before; null for what is not there. */
export const outOfTrash = (key: string): string | null => (key.startsWith(TRASH) ? key.slice(TRASH.length) : null)

/** Opens a content that a row names. One that lies in the trash (a database that was older for a while) is put back first. */
export async function openKept(store: FileStore, key: string): Promise<Readable | null> {
  const found = await store.open(key)
  if (found) return found
  return (await store.move(inTrash(key), key)) ? store.open(key) : null
}

/** For good, wherever they lie: of somebody who is erased nothing waits in the trash. */
export const removeForGood = (store: FileStore, keys: readonly string[]): Promise<void> =>
  store.remove(keys.flatMap((key) => [key, inTrash(key)]))
