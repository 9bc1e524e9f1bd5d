import { isOurs } from '@ramplight/contract/kernel/our-answer'
import { NO_BOARD_PAGE } from './no-board-page.texts.ts'

/**
 * The page of the public board on a device, and the files it is made of: what the board's own worker keeps. A page is kept when its
 * files are here, so that none is ever drawn without them; files of older builds go with the page that named them.
 */
const KEPT = 'board'
/** The page is the same for every board; the address says which one it shows. */
const PAGE = '/live-leaderboard'
/** Who has a whole page here waits this long for a newer one. */
const PATIENCE_MS = 3000
const LONGEST_MS = 60_000

/** The scripts, styles and pictures that a page names. */
const filesIn = (page: string): string[] => [...page.matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)].map(([, path]) => path!)

const keptPage = () => caches.match(PAGE, { cacheName: KEPT })

/** A file of the board, from this device or from the server. Files carry their content in their name: what was kept is never old. */
export async function boardFile(path: string): Promise<Response> {
  const kept = await caches.match(path, { cacheName: KEPT })
  if (kept) return kept
  const answer = await fetch(path)
  if (answer.ok && isOurs(answer)) await (await caches.open(KEPT)).put(path, answer.clone())
  return answer
}

/** Fetches a page with all its files, then keeps it. Rejects when something of it did not come: the page that was kept stays. */
async function fetchWhole(request: Request | string): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(LONGEST_MS) })
  if (!answer.ok || !isOurs(answer)) throw new Refused(answer)
  const files = filesIn(await answer.clone().text())
  const here = await Promise.all(files.map(boardFile))
  if (!here.every((file) => file.ok && isOurs(file))) throw new Error('A file of the board did not come.')
  const before = await keptPage()
  const cache = await caches.open(KEPT)
  await cache.put(PAGE, answer.clone())
  if (before && filesIn(await before.text()).join() !== files.join()) await prune(cache, new Set(files))
  return answer
}

/** Another answer than a page of ours: an error of the server, or a hotspot. */
class Refused extends Error {
  readonly answer: Response
  constructor(answer: Response) {
    super(`The page of the board was answered ${answer.status}.`)
    this.answer = answer
  }
}

/** Another build has other files. */
async function prune(cache: Cache, needed: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== PAGE && !needed.has(pathname)) await cache.delete(request)
  }
}

/** The first visit came before the worker did. It takes over with a whole page in its hands, or not at all. */
export const keepBoardPage = async (): Promise<void> => void (await fetchWhole(PAGE))

/**
 * The page of a board: the newest if it comes whole in time, else the one that is here, whole, while the newer one goes on coming
 * for the next time. `later`: keeps the worker alive until then.
 */
export async function boardPage(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const whole = fetchWhole(request)
  const ended = whole.catch(() => undefined)
  later(ended)
  const kept = await keptPage()
  if (!kept) return whole.catch(shownInstead)
  const soon = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  return Promise.race([whole, soon]).then(
    (page) => page ?? kept,
    // Our server's word about this address, such as that there is no such board, is shown; a hotspot's is not.
    (error: unknown) => (error instanceof Refused && isOurs(error.answer) ? error.answer : kept),
  )
}

/** Nothing is here: what was answered, a hotspot too, or a page that says what to do. */
const shownInstead = (error: unknown): Response =>
  error instanceof Refused ? error.answer : new Response(NO_BOARD_PAGE, { status: 503, headers: HTML })

const HTML = { 'content-type': 'text/html;charset=utf-8' }
