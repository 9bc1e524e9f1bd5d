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
  const work = vi.fn(() => Promise.reject(new Error('No signal')))
  const { result } = renderHook(() => useAction({ work, onRefused: 'shown' }), withQueries)
  for (const _ of [1, 2]) await act(async () => result.current.run())
  expect(work).toHaveBeenCalledTimes(2)
})

test('a button that makes a new object at each tap is guarded by what is in it, and who waits gets the same end', async () => {
  const ends: ((done: string) => void)[] = []
  const work = vi.fn((_: { boat: string; bump: number }) => new Promise<string>((resolve) => ends.push(resolve)))
  const { result } = renderHook(() => useAction({ work }), withQueries)
  const answers: (string | null)[] = []
  await act(async () => {
    result.current.run({ boat: 'one', bump: 1 })
    for (const bump of [1, 1, 2]) void result.current.finish({ boat: 'one', bump }).then((done) => answers.push(done))
  })
  expect(work.mock.calls.map(([{ bump }]) => bump)).toEqual([1, 2])
  await act(async () => {
    for (const [index, end] of ends.entries()) end(`end ${index + 1}`)
  })
  expect(answers).toEqual(['end 1', 'end 1', 'end 2'])
})

test('two files are two, however alike', async () => {
  const work = vi.fn((_: File) => new Promise<void>(() => {}))
  const { result } = renderHook(() => useAction({ work }), withQueries)
  await act(async () => {
    for (const _ of [1, 2]) result.current.run(new File([], 'waiver.pdf'))
  })
  expect(work).toHaveBeenCalledTimes(2)
})

test('what breaks after the work was done is no refusal of it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onRefused = vi.fn()
  const onDone = () => {
    throw new TypeError('the next screen broke')
  }
  const { result } = renderHook(() => useAction<string>({ work: async () => 'paid', onDone, onRefused }), withQueries)
  let done: string | null = null
  await act(async () => {
    done = await result.current.finish()
  })
  expect([done, onRefused.mock.calls.length, result.current.isDone]).toEqual(['paid', 0, true])
  vi.restoreAllMocks()
})
