import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBook } from '#platform/local/book/local-gate.ts'
import { SYNC_SCOPE, SYNC_TAG } from '#platform/local/store/kept.ts'
import { keepAppFiles } from './keep-app-files.ts'

vi.mock('../sync-sw.ts?worker&url', () => ({ default: '/assets/sync/worker.js' }))
vi.mock('#platform/local/book/local-gate.ts', { spy: true })
vi.mock('#platform/portal-files/keep-portal.ts', () => ({ keepPortalFiles: () => () => {} }))

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('SyncManager', class {})
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('the worker that sends is registered as soon as there is a network, and told of what waits already', async () => {
  const counts = { pending: 2, sealed: 0, waiting: 0 }
  vi.mocked(openBook).mockReturnValue({ local: { engine: { counts: async () => counts } } } as never)
  const tags: string[] = []
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  const registration = {
    scope: `https://ramp.example${SYNC_SCOPE}`,
    active: null as unknown,
    installing: worker,
    sync: { register: async (tag: string) => void tags.push(registration.active ? tag : 'too early') },
  }
  const register = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('no network'))
  register.mockResolvedValue(registration)
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration: async () => registration } })

  stop = keepAppFiles()
  await vi.advanceTimersByTimeAsync(5)
  expect(register).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5)
  expect(register).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([register.mock.calls.length, tags]).toEqual([3, []])

  Object.assign(registration, { active: worker, installing: null })
  worker.state = 'activated'
  worker.dispatchEvent(new Event('statechange'))
  await vi.advanceTimersByTimeAsync(40_000)
  expect([register.mock.calls.length, tags]).toEqual([3, [SYNC_TAG]])
})
