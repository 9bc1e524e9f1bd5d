import { notify } from '@ramplight/ui/dialogs/toasts'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withQueries } from '#platform/testing/with-queries.tsx'
import { useFinalize, useReopen } from './use-finalize.ts'

let waiting: 'finalize' | 'reopen' | null = null
vi.mock('#platform/call.ts', () => ({ call: async () => ({ dateFinalized: null }) }))
vi.mock('./waiting-call.ts', () => ({ waitingCall: async () => waiting, replaceRefused: async () => {}, willFinish: () => 'later' }))
// By the time the lists are answered, the signal is back and the server has refused.
vi.mock('#platform/refresh.ts', () => ({
  refreshed: async () => {
    waiting = null
  },
}))

test('what could only be kept for later is never called done, also when the signal comes back in that moment', async () => {
  const [stealth, success] = [vi.spyOn(notify, 'stealth'), vi.spyOn(notify, 'success')]
  const leave = vi.fn()
  waiting = 'finalize'
  const finalize = renderHook(() => useFinalize('65f1c0ffee65f1c0ffee0001', 1, leave), withQueries)
  await act(async () => finalize.result.current.run(undefined))
  await vi.waitFor(() => expect(stealth).toHaveBeenCalledTimes(1))
  waiting = 'reopen'
  const reopen = renderHook(() => useReopen('65f1c0ffee65f1c0ffee0002', '65f1c0ffee65f1c0ffee0001', true), withQueries)
  await act(async () => reopen.result.current.run())
  await vi.waitFor(() => expect(stealth).toHaveBeenCalledTimes(2))
  expect([success.mock.calls, leave.mock.calls]).toEqual([[], []])
})

test.each([
  [true, 'Results reopened. Points were removed; payouts already paid stay on the books.'],
  [false, 'Results reopened. Payouts already paid stay on the books.'],
])('points are removed where the event gives some, and nowhere else: %s', async (hasPoints, told) => {
  const success = vi.spyOn(notify, 'success')
  waiting = null
  const reopen = renderHook(() => useReopen('65f1c0ffee65f1c0ffee0002', '65f1c0ffee65f1c0ffee0001', hasPoints), withQueries)
  await act(async () => reopen.result.current.run())
  await vi.waitFor(() => expect(success.mock.calls.at(-1)?.[0]).toBe(told))
})
