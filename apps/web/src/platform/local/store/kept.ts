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
/** Where the worker that sends is registered (`sync-sw.ts`): beside its own file, where no page lies. */
export const SYNC_SCOPE = '/assets/sync/'

type SyncManager = { register: (tag: string) => Promise<void> }

/** A browser that can, wakes that worker when there is a network again, even if every tab is closed by then. */
export async function askForBackgroundSync(): Promise<void> {
  if (isAlone()) return
  const registration = await navigator.serviceWorker?.getRegistration(SYNC_SCOPE).catch(() => undefined)
  // Without one of its own, the browser names the worker of the app.
  if (!registration?.scope.endsWith(SYNC_SCOPE)) return
  await (registration as { sync?: SyncManager }).sync?.register(SYNC_TAG).catch(() => undefined)
}
