import { forgetLanguage, keepLanguage } from '@ramplight/ui/language/language'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded, startSession } from '../session.ts'
import { appFiles, keepPortalFiles } from './keep-portal.ts'
import type { KeepPortal, KeepProgress } from './portals.ts'

/** A version of the app; `kept` of its ten files are here. */
function aWorker(kept: number) {
  const worker = Object.assign(new EventTarget(), {
    kept,
    asked: 0,
    parts: [] as string[],
    state: 'installed',
    postMessage: ({ portal }: KeepPortal, [port]: MessagePort[]) => {
      worker.asked += 1
      worker.parts.push(portal)
      port!.postMessage({ kept: worker.kept, total: 10, ...(worker.kept < 10 ? { isFailed: true } : {}) } satisfies KeepProgress)
    },
  })
  return worker
}
type Version = ReturnType<typeof aWorker> | null

let registration: EventTarget & { active: Version; waiting: Version; installing: Version }
let stop = () => {}
const start = async (versions: { active: Version; waiting?: Version; installing?: Version }) => {
  registration = Object.assign(new EventTarget(), { waiting: null, installing: null, ...versions })
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } })
  stop = keepPortalFiles()
}
const nextTry = () => dispatchEvent(new Event('online'))

beforeEach(() => {
  localStorage.clear()
  startSession({ status: true, user: { _id: 'x', userType: 'Director', isAssistant: false }, token: 't' } as never)
})
afterEach(() => {
  stop()
  forgetLanguage()
  sessionEnded('logged-out')
  vi.unstubAllGlobals()
})

test('the app is on this device when the version that waits has the portal, too; it is asked until then', async () => {
  const [active, waiting] = [aWorker(10), aWorker(4)]
  await start({ active, waiting })
  await vi.waitFor(() => expect([active.asked > 0, waiting.asked > 0]).toEqual([true, true]))
  await vi.waitFor(() => expect(appFiles()).toMatchObject({ isKept: false, progress: { kept: 4, total: 10 } }))
  waiting.kept = 10
  nextTry()
  await vi.waitFor(() => expect(appFiles().isKept).toBe(true))
  const before = waiting.asked
  nextTry()
  await new Promise((resolve) => setTimeout(resolve))
  expect(waiting.asked).toBe(before)
})

test('a version that was being installed when the page looked first is asked again when it is, and counts no more when it is given up', async () => {
  const [active, installing] = [aWorker(10), aWorker(0)]
  await start({ active, installing })
  await vi.waitFor(() => expect(installing.asked).toBe(1))
  expect(appFiles().isKept).toBe(false)
  installing.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect(installing.asked).toBe(2))
  registration.installing = null
  installing.state = 'redundant'
  installing.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect(appFiles().isKept).toBe(true))
})

test('who reads Spanish has its texts put away, and a director those of the director’s application too', async () => {
  keepLanguage('es')
  const active = aWorker(10)
  await start({ active })
  await vi.waitFor(() => expect([...new Set(active.parts)].toSorted()).toEqual(['director', 'es', 'es-director']))
  stop()
  startSession({ status: true, user: { _id: 'y', userType: 'Angler', isAssistant: false }, token: 't' } as never)
  const anglers = aWorker(10)
  await start({ active: anglers })
  await vi.waitFor(() => expect([...new Set(anglers.parts)].toSorted()).toEqual(['angler', 'es']))
})
