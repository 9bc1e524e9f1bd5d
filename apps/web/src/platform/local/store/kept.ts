import { isAlone } from '../book/work-alone.ts'

/** A change that is safe on this device and not yet on the server. */
export type Kept = {
  path: string
  changes: number /** Whoever saved it waited for nobody, and says by itself where it is. */
  isToldThere?: boolean
}

const listeners = new Set<(kept: Kept) => void>()

/** For the words "Saved on this device". */
export const onKept = (listener: (kept: Kept) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellKept(kept: Kept): void {
  if (!kept.isToldThere) for (const listener of listeners) listener(kept)
  void askForBackgroundSync()
}

export const SYNC_TAG = 'rl-sync'

type SyncManager = { register: (tag: string) => Promise<void> }

/** A browser that can, wakes the service worker when there is a network again, even if every tab is closed by then. */
async function askForBackgroundSync(): Promise<void> {
  if (isAlone()) return
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const sync = (registration as { sync?: SyncManager } | undefined)?.sync
  await sync?.register(SYNC_TAG).catch(() => undefined)
}
