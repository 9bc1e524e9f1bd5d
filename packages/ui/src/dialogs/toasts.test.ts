import { notifications } from '@mantine/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { notify, takeBackNewest } from './toasts.ts'

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
