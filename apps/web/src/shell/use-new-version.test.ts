import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBusy } from '#platform/busy-tabs.ts'
import { useNewVersion } from './use-new-version.ts'

vi.mock('#platform/busy-tabs.ts', { spy: true })

const reload = vi.fn()
beforeEach(() => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('location', { ...window.location, reload })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const aWorker = () => new EventTarget() as ServiceWorker
const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))

/** A tab with the first version at work and `waiting` put away. */
async function aTab(waiting: ServiceWorker | null) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, active: aWorker(), update: async () => {} })
  const container = Object.assign(new EventTarget(), { controller: registration.active, register: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: container, onLine: true })
  const { result } = renderHook(() => useNewVersion())
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { registration, result, takeOver: () => container.dispatchEvent(new Event('controllerchange')) }
}

test('a version that was declined is not offered again until the next visit; a newer one is', async () => {
  const { registration, result } = await aTab(aWorker())
  expect(result.current.waits).toBe(true)
  act(() => result.current.decline())
  await minutes(3)
  expect(result.current.waits).toBe(false)
  registration.waiting = aWorker()
  await minutes(1)
  expect(result.current.waits).toBe(true)
})

test('a tab is loaded anew when another one took the new version over, a busy one when it is calm', async () => {
  vi.mocked(isBusy).mockReturnValue(true)
  const { takeOver } = await aTab(aWorker())
  takeOver()
  await minutes(2)
  expect(reload).not.toHaveBeenCalled()
  vi.mocked(isBusy).mockReturnValue(false)
  await minutes(2)
  expect(reload).toHaveBeenCalledTimes(1)
})
