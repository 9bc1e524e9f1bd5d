import { newId } from '@ramplight/contract/kernel/new-id'
import type { LiveMessage } from '@ramplight/contract/realtime/live-channel'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refresh } from '#platform/refresh.ts'
import { useLiveTournament } from './use-live-tournament.ts'

vi.mock('#platform/refresh.ts', () => ({ refresh: vi.fn() }))

/** As a browser has it: a message goes to who listens to the name of its event. */
class Line extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static last: Line
  readyState = 1
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    super()
    Line.last = this
  }
  close() {
    this.readyState = 2
  }
  tell(message: LiveMessage) {
    act(() => void this.dispatchEvent(new MessageEvent(message.type, { data: JSON.stringify(message) })))
  }
}

afterEach(() => vi.unstubAllGlobals())

test('weights are asked again when the board has moved, once for each revision, and a called boat is told', () => {
  vi.stubGlobal('EventSource', Line)
  const [tournament, entry] = [newId(), newId()]
  const called = vi.fn()
  const { result } = renderHook(() => useLiveTournament(tournament, called))
  expect(result.current).toBe(false)
  act(() => Line.last.onopen?.())
  expect(result.current).toBe(true)
  Line.last.tell({ type: 'hello', protocol: 1, tournament, revision: 4 })
  Line.last.tell({ type: 'standings-changed', tournament, revision: 5 })
  Line.last.tell({ type: 'standings-changed', tournament, revision: 5 })
  expect(vi.mocked(refresh).mock.calls).toEqual([['weigh-ins'], ['weigh-ins']])
  Line.last.tell({ type: 'weigh-in-announced', tournament, entry })
  expect(called).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ entry }))
  // 14 lb 7 oz on the wire are ounces.
  Line.last.tell({ type: 'weigh-in-announced', tournament, entry, reading: 231 })
  expect(called).toHaveBeenLastCalledWith(expect.objectContaining({ entry, reading: 231_000 }))
})
