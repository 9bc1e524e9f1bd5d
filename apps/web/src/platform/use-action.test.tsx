import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withQueries } from './testing/with-queries.tsx'
import { useAction } from './use-action.ts'

test('a double tap is done and told once; two rows are two, and what has ended can be done again', async () => {
  const ends: (() => void)[] = []
  const work = vi.fn((_row: string) => new Promise<void>((resolve) => ends.push(resolve)))
  const onDone = vi.fn()
  const { result } = renderHook(() => useAction({ work, onDone }), withQueries)
  await act(async () => {
    for (const row of ['one', 'one', 'two']) result.current.run(row)
  })
  expect(work.mock.calls.map(([row]) => row)).toEqual(['one', 'two'])
  await act(async () => {
    for (const end of ends) end()
  })
  expect(onDone.mock.calls.map(([, row]) => row)).toEqual(['one', 'two'])
  await act(async () => result.current.run('one'))
  expect(work).toHaveBeenCalledTimes(3)
})

test('what was refused can be tried again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('No network')))
  const { result } = renderHook(() => useAction({ work, onRefused: 'shown' }), withQueries)
  for (const _ of [1, 2]) await act(async () => result.current.run())
  expect(work).toHaveBeenCalledTimes(2)
})
