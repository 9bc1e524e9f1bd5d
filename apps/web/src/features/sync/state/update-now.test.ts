import { notify } from '@ramplight/ui/dialogs/toasts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOtherTabBusy } from '#platform/busy-tabs.ts'
import { openBook } from '#platform/local/book/local-gate.ts'
import { updateNow } from './update-now.ts'

vi.mock('#platform/local/book/local-gate.ts', { spy: true })
vi.mock('#platform/busy-tabs.ts', { spy: true })

/** What has happened, in its order. */
let done: string[] = []
beforeEach(() => {
  done = []
  vi.useFakeTimers()
  vi.stubGlobal('location', { ...window.location, reload: () => done.push('reload') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

type AWorker = EventTarget & { state: string; postMessage: (message: unknown) => void }
function aWorker(state: string): AWorker {
  return Object.assign(new EventTarget(), { state, postMessage: (message: unknown) => done.push(JSON.stringify(message)) })
}

/** The browser's side: which worker waits, and what a look at the server brings. */
function workers({ waiting = null, update = async () => {} }: { waiting?: AWorker | null; update?: () => Promise<void> }) {
  const registration = {
    waiting,
    installing: null as AWorker | null,
    update: () => {
      done.push('update')
      return update()
    },
  }
  const container = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: container })
  return { registration, takeOver: () => container.dispatchEvent(new Event('controllerchange')) }
}
const moment = () => vi.advanceTimersByTimeAsync(5)
const BEGIN = '{"type":"SKIP_WAITING"}'

test('the version that waits is told to begin, and the page is loaded when it has', async () => {
  const { takeOver } = workers({ waiting: aWorker('installed') })
  await updateNow()
  expect(done).toEqual([BEGIN])
  takeOver()
  expect(done).toEqual([BEGIN, 'reload'])
})

test('where none waits it is fetched first, whole', async () => {
  const fresh = aWorker('installing')
  const { registration, takeOver } = workers({
    update: async () => {
      registration.installing = fresh
    },
  })
  void updateNow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toEqual(['update'])
  Object.assign(registration, { installing: null, waiting: fresh })
  fresh.state = 'installed'
  fresh.dispatchEvent(new Event('statechange'))
  await moment()
  expect(done).toEqual(['update', BEGIN])
  takeOver()
  expect(done.at(-1)).toBe('reload')
})

test('it does not begin while another tab is busy, and says so', async () => {
  vi.spyOn(notify, 'warning')
  workers({ waiting: aWorker('installed') })
  vi.mocked(isOtherTabBusy).mockResolvedValueOnce(true)
  await updateNow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toEqual([])
  expect(notify.warning).toHaveBeenCalledTimes(1)
})

test('one that could not be fetched, or is not there, leaves a plain reload', async () => {
  workers({ update: () => Promise.reject(new TypeError('no network')) })
  await updateNow()
  expect(done).toEqual(['update', 'reload'])
})

test('one that was given up half fetched leaves a plain reload, too', async () => {
  const fresh = aWorker('installing')
  const { registration } = workers({
    update: async () => {
      registration.installing = fresh
    },
  })
  const updated = updateNow()
  await moment()
  registration.installing = null
  fresh.state = 'redundant'
  fresh.dispatchEvent(new Event('statechange'))
  await updated
  expect(done).toEqual(['update', 'reload'])
})

test('a browser without workers loads the page anew', async () => {
  vi.stubGlobal('navigator', {})
  await updateNow()
  expect(done).toEqual(['reload'])
})

test('what is on its way gets its answer before the page goes', async () => {
  workers({ waiting: aWorker('installed') })
  const stop = async () => void done.push('rest')
  vi.mocked(openBook).mockReturnValue({ state: () => ({ phase: 'idle' }), onState: () => () => {}, local: { engine: { stop } } } as never)
  await updateNow()
  expect(done).toEqual(['rest', BEGIN])
})

test('a version that does not begin in time keeps nobody on a page that sends nothing any more', async () => {
  workers({ waiting: aWorker('installed') })
  await updateNow()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done).toEqual([BEGIN, 'reload'])
})
