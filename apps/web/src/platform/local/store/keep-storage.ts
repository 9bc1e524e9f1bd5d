import { noteStored, readStored } from '@ramplight/ui/values/stored-state'

/** What the browser said when it was asked not to clear this device's data by itself, and when. */
export type StorageKept = { granted: boolean; at: string }

const KEY = 'rl-storage-kept'

/** Null: never asked, or this browser cannot be asked. */
export const storageKept = (): StorageKept | null => readStored<StorageKept>(KEY) ?? null

/** Asked at the first login of a director, and again when the product is installed, which changes many a browser's mind. */
export async function askToKeepStorage(): Promise<StorageKept | null> {
  const granted = await navigator.storage?.persist?.().catch(() => undefined)
  if (granted === undefined) return storageKept()
  const kept = { granted, at: new Date().toISOString() }
  noteStored(KEY, kept)
  return kept
}
