import 'fake-indexeddb/auto'
import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { Dexie } from 'dexie'
import { beforeEach, expect, test, vi } from 'vitest'
import { beginWhole, dropOthers, keepAgain, keepPortal, PORTAL_CACHE, type PortalFiles } from './portal-cache.ts'

const FILES: PortalFiles = { director: ['/assets/a.js', '/assets/b.js', '/assets/c.js'], angler: ['/assets/d.js'], 'sys-admin': [] }
const NEXT: PortalFiles = { ...FILES, director: ['/assets/a.js', '/assets/b2.js'] }
const url = (path: string) => new URL(path, 'https://ramp.example').href
const ours = () => new Response('code', { headers: { [OUR_HEADER]: '1' } })

let kept: Map<string, Response>
let fetched: string[]
let answer: (path: string) => Response

beforeEach(async () => {
  kept = new Map()
  fetched = []
  answer = ours
  const cache = {
    put: async (path: string, response: Response) => void kept.set(url(path), response),
    keys: async () => [...kept.keys()].map((key) => new Request(key)),
    delete: async (request: Request) => kept.delete(request.url),
  }
  vi.stubGlobal('caches', { open: async (name: string) => (name === PORTAL_CACHE ? cache : null) })
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return answer(path)
  })
  vi.restoreAllMocks()
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
})

const here = () => [...kept.keys()].flatMap((key) => /\/assets\/.*/.exec(key) ?? []).sort()

test('what was interrupted goes on with what is missing, and says how far it is', async () => {
  answer = (path) => (path === '/assets/a.js' ? new Response('a hotspot') : ours())
  await expect(keepPortal('director', FILES)).rejects.toThrow('/assets/a.js did not come')
  await vi.waitFor(() => expect(here()).toEqual(['/assets/b.js', '/assets/c.js']))

  answer = ours
  fetched = []
  const told: number[] = []
  await keepPortal('director', FILES, ({ kept }) => told.push(kept))
  expect([fetched, told, here()]).toEqual([['/assets/a.js'], [2, 3], FILES.director])
})

test('two pages that ask at the same time fetch each file once, and both hear how far it is', async () => {
  const told: number[] = []
  await Promise.all([keepPortal('director', FILES), keepPortal('director', FILES, ({ kept }) => told.push(kept))])
  expect([fetched.toSorted(), told.at(-1)]).toEqual([FILES.director, 3])
})

test('a new version brings what this device has of the portals before it takes over, and deletes the rest when it has', async () => {
  await keepPortal('director', FILES)
  fetched = []
  await keepAgain(NEXT)
  expect([fetched, here()]).toEqual([['/assets/b2.js'], ['/assets/a.js', '/assets/b.js', '/assets/b2.js', '/assets/c.js']])
  await dropOthers(NEXT)
  expect(here()).toEqual(NEXT.director)
  await keepAgain(NEXT)
  expect(fetched).toEqual(['/assets/b2.js'])
})

test('a new version is not installed without a file that this device needs', async () => {
  await keepPortal('director', FILES)
  answer = () => new Response('', { status: 404, headers: { [OUR_HEADER]: '1' } })
  await expect(keepAgain(NEXT)).rejects.toThrow('/assets/b2.js did not come')
})

test('a device with a director’s copy gets the portal, one where nobody signed in gets nothing', async () => {
  await keepAgain(FILES)
  expect(here()).toEqual([])
  const copy = new Dexie('offline_0123456789abcdef01234567')
  copy.version(1).stores({ tours: 'id' })
  await copy.open()
  copy.close()
  await keepAgain(FILES)
  expect(here()).toEqual(FILES.director)
})

test('who signs in while a new version is fetched: it brings that portal, too, and does not begin without it', async () => {
  await keepPortal('director', FILES)
  const skip = vi.fn(async () => {})
  answer = (path) => {
    // The version that runs notes an angler while the next one fetches the director's files.
    kept.set(url('/portal-on-this-device/angler'), new Response())
    return path === '/assets/d.js' ? new Response('a hotspot') : ours()
  }
  await expect(keepAgain(NEXT)).rejects.toThrow('/assets/d.js did not come')
  await beginWhole(NEXT, skip)
  expect(skip).not.toHaveBeenCalled()
  answer = ours
  await beginWhole(NEXT, skip)
  expect([skip.mock.calls.length, here().includes('/assets/d.js')]).toEqual([1, true])
})

test('a browser that does not tell its databases may have a copy: the portal comes, and nothing is deleted', async () => {
  await keepPortal('angler', { ...FILES, angler: ['/assets/old.js'] })
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('private window', 'SecurityError'))
  await keepAgain(FILES)
  await dropOthers(FILES)
  expect(here()).toEqual([...FILES.director, '/assets/d.js', '/assets/old.js'])
})
