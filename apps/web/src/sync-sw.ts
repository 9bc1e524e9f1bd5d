import { sendInBackground } from '#platform/local/sending/send-in-background.ts'
import { SYNC_TAG } from '#platform/local/store/kept.ts'

/**
 * A worker of its own for the devices of directors, in browsers that wake one when there is a network again: it sends what waits
 * here when no tab is open. The worker of the app stays small by it (docs/decisions). It answers no page: nothing lies below its
 * address.
 */
type SyncEvent = Event & { tag: string; waitUntil: (work: Promise<void>) => void }
declare const self: {
  skipWaiting: () => Promise<void>
  addEventListener: {
    (name: 'install', listener: () => void): void
    (name: 'sync', listener: (event: SyncEvent) => void): void
  }
}

self.addEventListener('install', () => void self.skipWaiting())

/** There is a network again, perhaps without any tab: what waits on this device goes out. An accelerator; tabs do the same. */
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendInBackground())
})
