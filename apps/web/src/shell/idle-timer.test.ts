import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANSWER_MS, IDLE_MS, type IdlePhase, watchIdle } from './idle-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const phases: IdlePhase[] = []
  let last = Date.now()
  const stop = watchIdle({ lastActivity: () => last, onPhase: (phase) => phases.push(phase) })
  const touch = () => {
    last = Date.now()
  }
  return { phases, stop, touch }
}

test('nobody is asked while somebody is there', () => {
  const { phases, touch } = watched()
  vi.advanceTimersByTime(IDLE_MS - 1000)
  touch()
  vi.advanceTimersByTime(IDLE_MS - 1000)
  expect(phases).toEqual([{ kind: 'active' }])
})

test('after 15 minutes a 30-second question counts down, then the session ends', () => {
  const { phases } = watched()
  vi.advanceTimersByTime(IDLE_MS)
  expect(phases.at(-1)).toEqual({ kind: 'asking', secondsLeft: 30 })
  vi.advanceTimersByTime(ANSWER_MS - 1000)
  expect(phases.at(-1)).toEqual({ kind: 'asking', secondsLeft: 1 })
  vi.advanceTimersByTime(1000)
  expect(phases.at(-1)).toEqual({ kind: 'gone' })
})

test('an answer takes the question away', () => {
  const { phases, touch } = watched()
  vi.advanceTimersByTime(IDLE_MS + 5000)
  touch()
  vi.advanceTimersByTime(1000)
  expect(phases.at(-1)).toEqual({ kind: 'active' })
})

test('a watch that was stopped says nothing more', () => {
  const { phases, stop } = watched()
  stop()
  vi.advanceTimersByTime(IDLE_MS * 2)
  expect(phases).toEqual([])
})
