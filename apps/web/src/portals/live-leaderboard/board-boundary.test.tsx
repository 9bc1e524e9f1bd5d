import { exampleOf } from '@ramplight/contract/kernel/example'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchBoard, fetchScreens } from './board-api.ts'
import { BoardBoundary } from './board-boundary.tsx'
import type { Board } from './board-model.ts'
import { BoardPage } from './board-page.tsx'
import { TvPage } from './tv-page.tsx'

vi.mock('./board-api.ts', () => ({ fetchBoard: vi.fn(), fetchScreens: vi.fn() }))
vi.mock('#platform/kept-boards.ts', () => ({ keepBoard: vi.fn() }))

class Line extends EventTarget {
  close() {}
}
beforeEach(() => {
  vi.stubGlobal('EventSource', Line)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(fetchScreens).mockResolvedValue(null)
  vi.mocked(fetchBoard).mockReset()
})
afterEach(() => vi.unstubAllGlobals())

const whole = exampleOf(tournamentResultCalls.board.response) as Board
/** The same board without one of its fields. */
const without = (name: string): Board => ({ ...whole, [name]: undefined }) as unknown as Board
const drawn = (kept: Board, Page: typeof BoardPage, openAnew = () => {}) => {
  const drop = vi.fn(async () => {})
  render(<BoardBoundary drop={drop} openAnew={openAnew} draw={(isFresh) => <Page id="lake" kept={isFresh ? null : kept} />} />)
  return drop
}

test.each([
  ['phone', BoardPage],
  ['TV', TvPage],
])('LAW: whichever field a kept board misses, the %s shows the board of the server, and no white page', async (_, Page) => {
  vi.mocked(fetchBoard).mockResolvedValue({ kind: 'board', board: whole, etag: null })
  let dropped = 0
  for (const name of Object.keys(whole)) {
    const drop = drawn(without(name), Page)
    expect((await screen.findAllByText(whole.tournament.name)).length, name).toBeGreaterThan(0)
    dropped += drop.mock.calls.length
    document.body.replaceChildren()
  }
  expect(dropped).toBeGreaterThan(1)
})

test('a board that cannot be drawn at all says so and opens itself anew', async () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  vi.mocked(fetchBoard).mockResolvedValue({ kind: 'board', board: without('tournament'), etag: null })
  drawn(without('tournament'), BoardPage, reload)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('heading', { name: 'Can’t show this leaderboard' })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
