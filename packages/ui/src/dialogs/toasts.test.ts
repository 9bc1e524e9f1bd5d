import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { notify, STATION_MS, TOAST_MS, takeBackNewest } from './toasts.ts'

afterEach(() => notifications.clean())

test('the newest toast that offers it is taken back, once; one that is gone is not', () => {
  const [first, second, gone] = [vi.fn(), vi.fn(), vi.fn()]
  notify.success('Boat 3 is checked in', { undo: { onUndo: first } })
  notify.success('Boat 4 is checked in', { undo: { onUndo: second } })
  const id = notify.success('Boat 5 is checked in', { undo: { onUndo: gone } })
  notify.success('Saved')
  notify.dismiss(id)
  expect(takeBackNewest()).toBe(true)
  expect([first, second, gone].map((undo) => undo.mock.calls.length)).toEqual([0, 1, 0])
  expect(takeBackNewest()).toBe(true)
  expect(takeBackNewest()).toBe(false)
  expect([first, second, gone].map((undo) => undo.mock.calls.length)).toEqual([1, 1, 0])
})

test('at a station a message is short, and an error stays its ten seconds', () => {
  document.body.setAttribute('data-targets', 'ops')
  try {
    notify.success('Saved')
    notify.danger('Error reading from scales')
    expect(notificationsStore.getState().notifications.map(({ autoClose }) => autoClose)).toEqual([STATION_MS, TOAST_MS])
  } finally {
    document.body.removeAttribute('data-targets')
  }
})
