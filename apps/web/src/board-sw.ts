import { isOurs } from '@ramplight/contract/kernel/our-answer'

/**
 * The worker of the public board, for a spectator who never opens the rest: it keeps the page and its files as they come by,
 * so that the board opens with its last standings where there is no signal. Nothing else of the product is fetched.
 */
type FetchEvent = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
declare const self: {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Event & { waitUntil: (work: Promise<unknown>) => void }) => void): void
    (name: 'fetch', listener: (event: FetchEvent) => void): void
  }
}

const KEPT = 'board'
const PATIENCE_MS = 3000
/** The page is the same for every board; the address says which one it shows. */
const PAGE = '/live-leaderboard'
const FILES = /^\/(assets|icons)\//

async function keep(name: string, answer: Response): Promise<Response> {
  if (answer.ok && isOurs(answer)) await (await caches.open(KEPT)).put(name, answer.clone())
  return answer
}

async function page(request: Request): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
  if (answer && isOurs(answer)) return keep(PAGE, answer)
  // No network, or the page of a hotspot; whoever has no board yet is shown the hotspot.
  return (await caches.match(PAGE, { cacheName: KEPT })) ?? answer ?? Response.error()
}

/** Files carry their content in their name: what was kept is never old. */
const file = async (path: string): Promise<Response> => (await caches.match(path, { cacheName: KEPT })) ?? keep(path, await fetch(path))

/** The first visit came before the worker did: the page says which files it is made of. */
async function keepWhatIsShown(): Promise<void> {
  const shown = await keep(PAGE, await fetch(PAGE, { headers: { accept: 'text/html' } }))
  if (!shown.ok || !isOurs(shown)) throw new Error('The board did not come; the next visit tries again.')
  const files = [...(await shown.text()).matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)].map(([, path]) => path!)
  await Promise.all(files.map(file))
}

/** It takes over with everything in its hands, or not at all: until then the page is answered as before. */
self.addEventListener('install', (event) => event.waitUntil(keepWhatIsShown().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // What stands in somebody else's page is no page of the board.
  if (request.method !== 'GET' || origin !== location.origin || pathname.endsWith('/embed')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.test(pathname)) event.respondWith(file(pathname))
})
