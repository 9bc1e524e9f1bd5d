import { noteStored, readStored, writeStored } from '@ramplight/ui/values/stored-state'
import { useSyncExternalStore } from 'react'
import { STATION_LOCK_KEY as KEY } from '#platform/session-key.ts'

/**
 * A station that is locked: for whom who was signed in, and by whose PIN it opens. Kept on the device, so that neither a reload nor
 * another page of the product is a way around it.
 */
export type StationLock = { user: string; director: string }

const listeners = new Set<() => void>()
/** Where the storage has no room, this page alone is locked. */
let unkept: StationLock | null = null

export function lockStation(lock: StationLock): void {
  unkept = writeStored(KEY, lock) ? null : lock
  tell()
}
export function openStation(): void {
  unkept = null
  noteStored(KEY, null)
  tell()
}

let known: { text: string; lock: StationLock | null } = { text: '', lock: null }
/** The same object as long as nothing has changed. */
function current(): StationLock | null {
  const lock = readStored<StationLock>(KEY) ?? unkept
  const text = JSON.stringify(lock)
  if (text !== known.text) known = { text, lock }
  return known.lock
}
const tell = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of this device locked or opened it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useStationLock = (): StationLock | null => useSyncExternalStore(subscribe, current)
