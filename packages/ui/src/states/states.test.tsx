import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { confirm } from '../dialogs/confirm.tsx'
import { notify } from '../dialogs/toasts.ts'
import { PageHeader } from '../frame/page-header.tsx'
import { HoldButton } from '../parts/hold-button.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { timeAgo } from '../values/time-ago.ts'
import { Loaded, type QueryLike } from './loaded.tsx'

const idle: QueryLike<string> = { data: undefined, isPending: false, error: null, refetch: () => undefined }
const shown = (text: string) => <p>{text}</p>

test('an error says what failed and can be tried again', async () => {
  const refetch = vi.fn()
  renderUi(
    <Loaded query={{ ...idle, error: new Error('503'), refetch }} what="entries" safe="Your 3 changes are safe on this device.">
      {shown}
    </Loaded>,
  )
  expect(screen.getByRole('alert').textContent).toContain('The entries couldn’t be loaded.')
  expect(screen.getByText('Your 3 changes are safe on this device.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalled()
})

test('what does not exist is said to be missing, and nobody is asked to try again', () => {
  renderUi(
    <Loaded query={{ ...idle, error: Object.assign(new Error('404'), { status: 404 }) }} what="tournament">
      {shown}
    </Loaded>,
  )
  expect(screen.getByText('This tournament doesn’t exist.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed refresh leaves what is here, and says how old it is', () => {
  renderUi(<Loaded query={{ ...idle, data: '62 boats', error: new Error('503'), dataUpdatedAt: Date.now() - 125_000 }}>{shown}</Loaded>)
  expect(screen.getByText('62 boats')).toBeTruthy()
  expect(screen.getByText(/Updated 2 min ago/)).toBeTruthy()
})

test('nothing there is not the same as still loading', () => {
  const { rerender } = renderUi(
    <Loaded query={{ ...idle, isPending: true }} what="entries">
      {shown}
    </Loaded>,
  )
  expect(screen.getByRole('status', { name: 'Loading entries' })).toBeTruthy()
  rerender(
    <Loaded query={{ ...idle, data: '' }} isEmpty={(text) => text === ''} empty={{ text: 'No boats yet.' }}>
      {shown}
    </Loaded>,
  )
  expect(screen.getByText('No boats yet.')).toBeTruthy()
})

test('ages are said in words', () => {
  expect([5_000, 120_000, 7_200_000, 90_000_000].map((age) => timeAgo(0, age))).toEqual(['just now', '2 min ago', '2 h ago', '1 day ago'])
})

test('danger says Error: once and is an alert; quiet facts can be undone', async () => {
  renderUi(null)
  notify.danger('Error: Your network connection has been lost.')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Error:Your network connection has been lost.')
  const onUndo = vi.fn()
  notify.stealth('Boat 12 checked in', { undo: { onUndo } })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(onUndo).toHaveBeenCalled()
  expect(screen.getAllByRole('button', { name: 'Dismiss' }).length).toBeGreaterThan(0)
})

test('what a page said goes with the page; errors and what can be undone nowhere else stay', async () => {
  renderUi(null)
  notify.clear()
  const onUndo = vi.fn()
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3000)
  notify.stealth('Boat 12 checked in', { undo: { onUndo } })
  notify.stealth('Boat 7 deleted', { undo: { onUndo, isOnlyWay: true } })
  notify.danger('Boat 3 was not saved.')
  now.mockRestore()
  await screen.findByText('Boat 12 checked in')
  act(() => notify.leavePage())
  await waitFor(() => expect(screen.queryByText('Boat 12 checked in')).toBeNull())
  expect([screen.queryByText('Boat 7 deleted'), screen.queryByText('Boat 3 was not saved.')]).not.toContain(null)
  act(() => notify.clear())
  notify.success('Lake Fork #5 is ready.')
  act(() => notify.leavePage())
  expect(await screen.findByText('Lake Fork #5 is ready.')).toBeTruthy()
  act(() => notify.clear())
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('a dialog asks with verbs and answers yes or no', async () => {
  renderUi(null)
  const ask = () =>
    confirm({ title: 'Delete 2 entries?', items: ['12 · Reyes', '07 · Hall'], confirmLabel: 'Delete 2 entries', tone: 'danger' })
  const first = ask()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 entries' }))
  expect(await first).toBe(true)
  const second = ask()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await second).toBe(false)
})

test('a page shows one primary, two secondary, and the rest behind the dots', async () => {
  const onClick = vi.fn()
  renderUi(
    <PageHeader
      title="Lake Fork"
      crumbs={[{ label: 'Tournaments', href: '/tournaments' }]}
      primary={{ label: 'Start check-in', onClick }}
      secondary={[{ label: 'QR' }, { label: 'Share' }, { label: 'Print' }]}
      more={[{ label: 'Send SMS', disabled: true, reason: 'Needs internet' }]}
    />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lake Fork')
  expect(screen.queryByText('Print')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Start check-in' }))
  expect(onClick).toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  expect(await screen.findByText('Print')).toBeTruthy()
  expect(screen.getByText('Send SMS · Needs internet')).toBeTruthy()
})

test('a button that has to be held says so when it is only tapped', () => {
  vi.useFakeTimers()
  const onHeld = vi.fn()
  renderUi(<HoldButton onHeld={onHeld}>Finalize results</HoldButton>)
  const button = screen.getByRole('button', { name: /Finalize/ })
  expect(screen.getByRole('status').textContent).toBe('Hold for one second')
  fireEvent.pointerDown(button)
  fireEvent.pointerUp(button)
  expect(screen.getByRole('status').textContent).toBe('Hold it for one second')
  expect(onHeld).not.toHaveBeenCalled()
  fireEvent.pointerDown(button)
  act(() => void vi.advanceTimersByTime(900))
  expect(onHeld).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('Hold for one second')
  vi.useRealTimers()
})

test('a button that goes away while it is held does nothing', () => {
  vi.useFakeTimers()
  const onHeld = vi.fn()
  const { unmount } = renderUi(<HoldButton onHeld={onHeld}>Finalize results</HoldButton>)
  fireEvent.pointerDown(screen.getByRole('button', { name: /Finalize/ }))
  unmount()
  vi.advanceTimersByTime(900)
  expect(onHeld).not.toHaveBeenCalled()
  vi.useRealTimers()
})
