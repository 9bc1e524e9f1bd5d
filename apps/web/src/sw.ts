import { isOurs } from '@ramplight/contract/kernel/our-answer'
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { beginWhole, dropOthers, keepAgain, keepPortal, type PortalFiles, portalFile } from '#platform/portal-files/portal-cache.ts'
import type { KeepPortal, KeepProgress, Part } from '#platform/portal-files/portals.ts'
import { type ClickEvent, openPushed, type PushEvent, type Scope, showPush } from '#platform/push/show-push.ts'

type Lasting = { waitUntil: (work: Promise<unknown>) => void }
type Asked = MessageEvent<KeepPortal | { type: 'SKIP_WAITING' } | null> & Lasting
/** What of a worker's global scope is used here; the types of a page know none of it. */
declare const self: Scope & {
  /** A file of the build; `portals`: only those who work there need it (build/portal-files.ts). */
  __WB_MANIFEST: (PrecacheEntry & { portals?: Part[] })[]
  skipWaiting: () => Promise<void>
  addEventListener: {
    (name: 'message', listener: (event: Asked) => void): void
    (name: 'install' | 'activate', listener: (event: Lasting) => void): void
    (name: 'push', listener: (event: PushEvent) => void): void
    (name: 'notificationclick', listener: (event: ClickEvent) => void): void
  }
}

const files = self.__WB_MANIFEST
const of = (portal: Part) => files.flatMap(({ url, portals }) => (portals?.includes(portal) ? [`/${url}`] : []))
const PORTAL_FILES: PortalFiles = {
  director: of('director'),
  angler: of('angler'),
  'sys-admin': of('sys-admin'),
  es: of('es'),
  'es-director': of('es-director'),
}

/**
 * Everybody's device puts the public pages away; those of a portal come with the first sign-in there. A new version waits until
 * the person wants it (`shell/update-prompt.tsx`), with all that this device needs in its hands.
 */
precacheAndRoute(files.filter(({ portals }) => !portals))
cleanupOutdatedCaches()
clientsClaim()
self.addEventListener('install', (event) => event.waitUntil(keepAgain(PORTAL_FILES)))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOthers(PORTAL_FILES), caches.delete(OLD_BOARD_PAGES)])))
self.addEventListener('message', (event) => {
  const { data, ports } = event
  if (data?.type === 'SKIP_WAITING') event.waitUntil(beginWhole(PORTAL_FILES, () => self.skipWaiting()))
  if (data?.type === 'KEEP_PORTAL') event.waitUntil(keepFor(data.portal, ports[0]!))
})

/** Somebody who turned notifications on gets them here, also when no page is open. */
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event)))

/** Tells the page after each file; a file that does not come now is tried again when the page asks again. */
async function keepFor(portal: Part, port: MessagePort): Promise<void> {
  let last: KeepProgress = { kept: 0, total: 1 }
  const tell = (progress: KeepProgress) => {
    last = progress
    port.postMessage(progress)
  }
  await keepPortal(portal, PORTAL_FILES, tell).catch(() => tell({ ...last, isFailed: true }))
}

/** A board that is opened without a network is the page of this version, whose files are all here. */
const BOARD_PATIENCE_MS = 3000
async function boardPage(request: Request): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(BOARD_PATIENCE_MS) }).catch(() => null)
  if (answer && isOurs(answer)) return answer
  return (await matchPrecache('/live-leaderboard.html')) ?? answer ?? Response.error()
}
/** Where earlier versions kept pages whose files may be gone. */
const OLD_BOARD_PAGES = 'board-page'

/** Every page opens without a network. The board is a page of its own; the API and the live channel never come from the cache. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [
      /^\/api\//,
      /^\/uploads\//,
      /^\/events\//,
      /^\/healthz\//,
      /^\/live-leaderboard/,
      /^\/[tq]\//,
      /\.(ics|png|rss|json|xml|txt)$/,
    ],
  }),
)
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && url.pathname.startsWith('/live-leaderboard') && !url.pathname.endsWith('/embed'),
  ({ request }) => boardPage(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => portalFile(request),
)
