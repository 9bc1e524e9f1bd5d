import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePages } from './use-pages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (key: string) => fireEvent.keyDown(window, { key })

test('pages come by themselves; an arrow turns one and gives it its whole time; Space holds it', () => {
  const { result, unmount } = renderHook(() => usePages(3))
  wait(10_000)
  expect(result.current).toBe(1)
  wait(9000)
  press('ArrowLeft')
  expect(result.current).toBe(0)
  wait(9000)
  expect(result.current).toBe(0)
  press('ArrowLeft')
  expect(result.current).toBe(2)
  press(' ')
  wait(60_000)
  expect(result.current).toBe(2)
  press('ArrowRight')
  wait(60_000)
  expect(result.current).toBe(0)
  press(' ')
  wait(10_000)
  expect(result.current).toBe(1)
  unmount()
})
