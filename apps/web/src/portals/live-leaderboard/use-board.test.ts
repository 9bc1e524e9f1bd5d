import { boardPatch } from '@ramplight/domain/results/board-patch'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepBoard } from '#platform/kept-boards.ts'
import { fetchBoard } from './board-api.ts'
import type { Board } from './board-model.ts'
import { board, row } from './testing/a-board.ts'
import { useBoard } from './use-board.ts'

vi.mock('./board-api.ts', () => ({ fetchBoard: vi.fn() }))
vi.mock('#platform/kept-boards.ts', () => ({ keepBoard: vi.fn() }))
const asked = vi.mocked(fetchBoard)
const kept = vi.mocked(keepBoard)

/** The line to the server, at whose other end the test is. */
class Line extends EventTarget {
  static readonly OPEN = 1
  static open: Line
  readyState = 1
  constructor() {
    super()
    Line.open = this
  }
  close() {}
}
const say = (type: string, news: object) =>
  act(async () => void Line.open.dispatchEvent(new MessageEvent(type, { data: JSON.stringify({ type, ...news }) })))

const at = (revision: number, boats: [string, number][]): Board => ({
  ...board(boats.map(([name, ounces], place) => row(name, place + 1, ounces))),
  revision,
})
const answers = (next: Board) => asked.mockResolvedValue({ kind: 'board', board: next, etag: `"${next.revision}"` })
const names = ({ result }: { result: { current: { board: Board | null } } }) => result.current.board?.rows.map(({ entry }) => entry)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Line)
  localStorage.clear()
  asked.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one of a crowd shows what the news brings and asks nothing; who has another board asks, at a moment of its own', async () => {
  const [one, two, three] = [
    at(1, [['ty', 90]]),
    at(2, [
      ['jo', 120],
      ['ty', 90],
    ]),
    at(3, [
      ['jo', 120],
      ['al', 99],
      ['ty', 90],
    ]),
  ] as const
  answers(one)
  const fan = renderHook(() => useBoard('lake', null))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect([names(fan), asked.mock.calls.length]).toEqual([['ty'], 1])

  const change = (before: Board, after: Board) => ({
    ...boardPatch(before, after)!,
    from: before.revision,
    fromTag: `"${before.revision}"`,
    tag: `"${after.revision}"`,
  })
  await say('standings-changed', { revision: 2, spread: 5000, patch: change(one, two) })
  expect([names(fan), fan.result.current.moves.size]).toEqual([['jo', 'ty'], 1])
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked.mock.calls.length).toBe(1)
  // What is kept for a day without a network, and what is asked for next, are of the board that is shown.
  expect(kept.mock.lastCall).toEqual(['lake', two])

  answers(three)
  await say('standings-changed', { revision: 3, spread: 5000, patch: change(at(7, []), three) })
  expect(asked.mock.calls.length).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect([names(fan), asked.mock.calls]).toEqual([
    ['jo', 'al', 'ty'],
    [
      ['lake', null],
      ['lake', '"2"'],
    ],
  ])
  fan.unmount()
})
