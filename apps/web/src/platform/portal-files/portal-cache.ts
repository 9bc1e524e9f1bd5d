import { isOurs } from '@ramplight/contract/kernel/our-answer'
import { databasesHere } from '../local/store/databases-here.ts'
import type { KeepProgress, Part, Portal } from './portals.ts'

/**
 * The files of the portals on this device, as the service worker keeps them. A file carries its content in its name: what is here
 * is never old, two versions of the product lie side by side, and what was interrupted goes on with what is missing.
 */
export const PORTAL_CACHE = 'portal-files'

/** Which portals this device has, finished or not: entries among the files, because a worker has no local storage. */
const MARK = '/portal-on-this-device/'
/** So many at once, as a page does. */
const AT_ONCE = 6

/** The files of each portal in one version of the product: paths from the root. */
export type PortalFiles = Readonly<Record<Portal, readonly string[]> & Partial<Record<Part, readonly string[]>>>

const pathOf = ({ url }: Request) => new URL(url).pathname
const pathsIn = async (cache: Cache) => new Set((await cache.keys()).map(pathOf))

type Tell = (progress: KeepProgress) => void
type Running = { work: Promise<void>; listeners: Set<Tell>; last: KeepProgress | null }
const running = new Map<Part, Running>()

/**
 * Puts away what is missing of this portal, and notes that this device has it. Rejects when a file could not be had. Who asks
 * while it runs, as a page that was just loaded anew, hears of the same work.
 */
export function keepPortal(portal: Part, files: PortalFiles, tell: Tell = () => {}): Promise<void> {
  const before = running.get(portal)
  if (before) {
    before.listeners.add(tell)
    if (before.last) tell(before.last)
    return before.work
  }
  const listeners = new Set([tell])
  const begun: Running = { listeners, last: null, work: Promise.resolve() }
  begun.work = fetchMissing(portal, files, (progress) => {
    begun.last = progress
    for (const listener of listeners) listener(progress)
  }).finally(() => running.delete(portal))
  running.set(portal, begun)
  return begun.work
}

async function fetchMissing(portal: Part, all: PortalFiles, tell: Tell): Promise<void> {
  const files = all[portal] ?? []
  const cache = await caches.open(PORTAL_CACHE)
  await cache.put(MARK + portal, new Response())
  const here = await pathsIn(cache)
  const missing = files.filter((path) => !here.has(path))
  const total = files.length
  let kept = total - missing.length
  tell({ kept, total })
  const fetchNext = async () => {
    for (let path = missing.pop(); path !== undefined; path = missing.pop()) {
      const answer = await fetch(path)
      if (!answer.ok || !isOurs(answer)) throw new Error(`${path} did not come`)
      await cache.put(path, answer)
      tell({ kept: ++kept, total })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

/**
 * Part of the installation of a new version: what this device has of the portals is here in the new version, too, before it takes
 * over. Rejects when something is missing; the old version goes on then, and the browser tries again.
 */
export async function keepAgain(files: PortalFiles): Promise<void> {
  const done = new Set<Part>()
  // Somebody may sign in with the version that runs while this goes on: looked at again until there is nothing new.
  const nextPart = async () => (await portalsHere()).find((part) => !done.has(part))
  for (let part = await nextPart(); part !== undefined; part = await nextPart()) {
    await keepPortal(part, files)
    done.add(part)
  }
}

/** A version that waits begins with all that this device has come to need since it was installed; else the old one goes on, whole. */
export async function beginWhole(files: PortalFiles, begin: () => Promise<void>): Promise<void> {
  const isWhole = await keepAgain(files).then(
    () => true,
    () => false,
  )
  if (isWhole) await begin()
}

/** Files that this version does not need are deleted; called when it has taken over. Nothing where a copy can only be guessed at. */
export async function dropOthers(files: PortalFiles): Promise<void> {
  if ((await databasesHere()) === null) return
  const cache = await caches.open(PORTAL_CACHE)
  const needed = new Set((await portalsHere()).flatMap((portal) => [MARK + portal, ...(files[portal] ?? [])]))
  for (const request of await cache.keys()) if (!needed.has(pathOf(request))) await cache.delete(request)
}

/** A file of a portal, from this device or from the server. */
export const portalFile = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: PORTAL_CACHE, ignoreVary: true })) ?? fetch(request)

/** A device with a director's copy has the portal, whatever became of the mark: earlier versions had put everything away unasked. */
async function portalsHere(): Promise<Part[]> {
  const paths = await pathsIn(await caches.open(PORTAL_CACHE))
  const marked = [...paths].flatMap((path) => (path.startsWith(MARK) ? [path.slice(MARK.length) as Part] : []))
  const names = await databasesHere()
  const mayHaveCopy = names === null || names.some((name) => name.startsWith('offline_'))
  return [...new Set(mayHaveCopy ? [...marked, 'director' as const] : marked)]
}
