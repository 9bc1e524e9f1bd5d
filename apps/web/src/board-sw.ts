import { boardFile, boardPage, keepBoardPage } from '#platform/board-pages.ts'

/**
 * The worker of the public board, for a spectator who never opens the rest: it keeps the page and its files as they come by,
 * so that the board opens with its last standings where there is no signal. Nothing else of the product is fetched.
 */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void }
declare const self: {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Lasting) => void): void
    (name: 'fetch', listener: (event: FetchEvent) => void): void
  }
}

const FILES = /^\/(assets|icons)\//

/** It takes over with everything in its hands, or not at all: until then the page is answered as before. */
self.addEventListener('install', (event) => event.waitUntil(keepBoardPage().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // What stands in somebody else's page is no page of the board.
  if (request.method !== 'GET' || origin !== location.origin || pathname.endsWith('/embed')) return
  if (request.mode === 'navigate') event.respondWith(boardPage(request, (work) => event.waitUntil(work)))
  else if (FILES.test(pathname)) event.respondWith(boardFile(pathname))
})
