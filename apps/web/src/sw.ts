import { isOurs } from '@ramplight/contract/kernel/our-answer'
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { sendInBackground } from '#platform/local/sending/send-in-background.ts'
import { SYNC_TAG } from '#platform/local/store/kept.ts'

type SyncEvent = Event & { tag: string; waitUntil: (work: Promise<void>) => void }
/** What of a worker's global scope is used here; the types of a page know none of it. */
declare const self: {
  __WB_MANIFEST: PrecacheEntry[]
  skipWaiting: () => Promise<void>
  addEventListener: {
    (name: 'message', listener: (event: MessageEvent<{ type?: string } | null>) => void): void
    (name: 'sync', listener: (event: SyncEvent) => void): void
  }
}

/** The product itself, put away whole. A new version waits until the person wants it (`shell/update-prompt.tsx`). */
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

/** The page of a hotspot is not kept in the place of the board. */
const ONLY_OURS = { cacheWillUpdate: async ({ response }: { response: Response }) => (isOurs(response) ? response : null) }

/** Every page opens without a network. The board is a page of its own; the API and the live channel never come from the cache. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/events\//, /^\/healthz\//, /^\/live-leaderboard/],
  }),
)
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && url.pathname.startsWith('/live-leaderboard'),
  new NetworkFirst({ cacheName: 'board-page', networkTimeoutSeconds: 3, plugins: [ONLY_OURS] }),
)

/** There is a network again, perhaps without any tab: what waits on this device goes out. An accelerator; tabs do the same. */
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendInBackground())
})
