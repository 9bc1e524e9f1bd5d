import { webcrypto } from 'node:crypto'
import { checkOfPin } from '@ramplight/contract/people/station-pin'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noteActivity } from '#platform/activity.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import type { StationKind } from '../frame/station-kind.ts'
import { LOCK_AFTER_MS, LockButton } from './lock-button.tsx'
import { LockPlace } from './lock-place.tsx'
import { openStation } from './station-lock.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: someone.id } }) }))
const someone = vi.hoisted(() => ({ id: 'vol' }))

let check: string
beforeAll(async () => {
  vi.stubGlobal('crypto', webcrypto)
  check = await checkOfPin('4711')
})
const settings = (more: object = {}) => ({ _id: 's1', user: 'dee', stationPinCheck: check, stationLock: true, ...more })

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  someone.id = 'vol'
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(settings() as never)
})
afterEach(() => {
  vi.useRealTimers()
  openStation()
})

const station = (kind: StationKind = 'scale') =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <LockButton kind={kind} director="dee" />
      <input aria-label="What was typed" />
      <LockPlace />
    </QueryClientProvider>,
  )
const locked = () => screen.queryByText('This station is locked')
/** The first digit has the focus by itself, each time. */
const type = async (digits: string) => {
  const field = await screen.findByRole('group', { name: 'Station PIN' })
  await vi.waitFor(() => expect(document.activeElement).toBe(field.querySelector('input')))
  await userEvent.keyboard(digits)
}

test('a tap on the lock covers the station until the PIN is typed; what was typed below is still there', async () => {
  station()
  await userEvent.type(screen.getByLabelText('What was typed'), '14-07')
  await userEvent.click(await screen.findByRole('button', { name: 'Lock this station' }))
  await type('4712')
  expect(await screen.findByText('That isn’t the PIN. Try again.')).toBeTruthy()
  await type('4711')
  await vi.waitFor(() => expect(locked()).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('What was typed').value).toBe('14-07')
})

test('after five wrong tries the right one has to wait', async () => {
  station()
  await userEvent.click(await screen.findByRole('button', { name: 'Lock this station' }))
  for (const wrong of ['0000', '1111', '2222', '3333', '4444']) {
    await type(wrong)
    await vi.waitFor(() => expect(screen.getByText(/That isn’t the PIN/)).toBeTruthy())
  }
  await type('4711')
  expect(await screen.findByText('Too many attempts. Wait 30 seconds.')).toBeTruthy()
  expect(locked()).not.toBeNull()
})

test('a reload is no way around it', async () => {
  const first = station()
  await userEvent.click(await screen.findByRole('button', { name: 'Lock this station' }))
  first.unmount()
  station()
  expect(await screen.findByText('This station is locked')).toBeTruthy()
})

test('somebody else who signs in finds it open, and so does who is there when the PIN is taken away', async () => {
  const first = station()
  await userEvent.click(await screen.findByRole('button', { name: 'Lock this station' }))
  first.unmount()
  someone.id = 'dee'
  station().unmount()
  await vi.waitFor(() => expect(localStorage.getItem('rl-station-locked')).toBeNull())
})

test.each([
  { kind: 'scale', locks: true },
  { kind: 'line', locks: false },
] as const)('three minutes without a touch, on what the device last heard: $kind, locked: $locks', async ({ kind, locks }) => {
  const first = station()
  await screen.findByRole('button', { name: 'Lock this station' })
  first.unmount()
  queryClient.clear()
  vi.mocked(call).mockReset().mockRejectedValue(CallError.offline())
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setInterval', 'clearInterval'] })
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  station(kind)
  wait(LOCK_AFTER_MS - 5000)
  noteActivity()
  wait(LOCK_AFTER_MS - 5000)
  expect(localStorage.getItem('rl-station-locked'), 'a frame of the scale, or a touch').toBeNull()
  wait(10_000)
  expect(localStorage.getItem('rl-station-locked') !== null).toBe(locks)
})

test('a director who wants no lock has none, and the PIN is there all the same', async () => {
  vi.mocked(call).mockResolvedValue(settings({ stationLock: false }) as never)
  station()
  await vi.waitFor(() => expect(localStorage.getItem('rl-station-pin-dee')).not.toBeNull())
  expect(screen.queryByRole('button', { name: 'Lock this station' })).toBeNull()
})
