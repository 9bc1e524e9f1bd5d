import { notifications, notificationsStore } from '@mantine/notifications'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialogs } from '../dialogs/dialogs.ts'
import { SideSheet } from '../dialogs/side-sheet.tsx'
import { notify } from '../dialogs/toasts.ts'
import { renderUi } from '../testing/render-ui.tsx'

const Broken = () => {
  throw new Error('broken')
}
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  act(() => notifications.clean())
  vi.restoreAllMocks()
})

test('a toast that breaks takes no page away, and the next one is shown', async () => {
  renderUi(<p>Boat 12</p>)
  act(() => void notify.success('Saved', { actions: <Broken /> }))
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), 5000)
  expect(screen.getByText('Boat 12')).toBeTruthy()
  await vi.waitFor(() => expect(notificationsStore.getState().notifications).toEqual([]), 5000)
  act(() => void notify.success('Checked in'))
  expect(await screen.findByText('Checked in')).toBeTruthy()
})

test('a dialog that breaks takes no page away', async () => {
  renderUi(<p>Boat 12</p>)
  await act(async () => void dialogs.open({ children: <Broken /> }))
  expect(screen.getByText('Boat 12')).toBeTruthy()
})

test('a sheet that breaks says so, and can be closed', async () => {
  const onClose = vi.fn()
  renderUi(
    <>
      <p>Boat 12</p>
      <SideSheet opened title="Boat" onClose={onClose}>
        <Broken />
      </SideSheet>
    </>,
  )
  expect(screen.getByText('Boat 12')).toBeTruthy()
  expect(await screen.findByRole('alert')).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
})
