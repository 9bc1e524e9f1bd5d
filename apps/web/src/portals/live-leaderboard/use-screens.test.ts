import { pageOf } from '@ramplight/domain/results/screens'
import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchScreens } from './board-api.ts'
import { useScreens } from './use-screens.ts'

vi.mock('./board-api.ts', () => ({ fetchScreens: vi.fn() }))
const told = vi.mocked(fetchScreens)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  told.mockReset().mockResolvedValue(null)
})
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (key: string) => fireEvent.keyDown(window, { key })
const aTv = (steers = 0) => renderHook(({ count }) => useScreens('lake', count), { initialProps: { count: steers } })
const pageOn = ({ result }: ReturnType<typeof aTv>) => pageOf(result.current.turn, 3)
const steeredBy = { rev: 4, view: 'waiting', turn: 7, paused: true, message: null, age: 3000 } as const

test('pages come by themselves; an arrow turns one and gives it its whole time; Space holds it', async () => {
  const tv = aTv()
  await wait(10_000)
  expect(pageOn(tv)).toBe(1)
  await wait(9000)
  press('ArrowLeft')
  expect(pageOn(tv)).toBe(0)
  await wait(9000)
  expect(pageOn(tv)).toBe(0)
  press('ArrowLeft')
  expect(pageOn(tv)).toBe(2)
  press(' ')
  await wait(60_000)
  expect(pageOn(tv)).toBe(2)
  press('ArrowRight')
  await wait(60_000)
  expect(pageOn(tv)).toBe(0)
  press(' ')
  await wait(10_000)
  expect(pageOn(tv)).toBe(1)
  tv.unmount()
})

test('a TV that is steered does as it is told, stays so without a network, and after it was off', async () => {
  const tv = aTv()
  await wait(1000)
  told.mockResolvedValue(steeredBy)
  tv.rerender({ count: 1 })
  await wait(0)
  expect(tv.result.current).toEqual({ view: 'waiting', turn: 7, message: null })
  told.mockResolvedValue(null)
  await wait(3_600_000)
  expect(tv.result.current.turn).toBe(7)
  tv.unmount()
  const again = aTv()
  expect(again.result.current.view).toBe('waiting')
  again.unmount()
})

test('all TVs are on the same page, whatever their clocks say; a key at one counts until it is steered again', async () => {
  told.mockResolvedValue({ ...steeredBy, paused: false, age: 25_000 })
  const tv = aTv()
  await wait(0)
  expect(tv.result.current.turn).toBe(9)
  await wait(5000)
  expect(tv.result.current.turn).toBe(10)
  press('ArrowRight')
  press(' ')
  await wait(60_000)
  expect(tv.result.current.turn).toBe(11)
  told.mockResolvedValue({ ...steeredBy, rev: 5, view: 'blank', turn: 0, age: 0 })
  await wait(15_000)
  expect(tv.result.current).toMatchObject({ view: 'blank', turn: 0 })
  tv.unmount()
})
