import type { LiveMessage } from '@ramplight/contract/realtime/live-channel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Frame } from './live-hub.ts'
import { openRoom, type WithChange } from './room.ts'

const TOURNAMENT = '65f1c0ffee65f1c0ffee0001'
const moved = (revision: number): LiveMessage => ({ type: 'standings-changed', tournament: TOURNAMENT, revision })
const announced = (entry: string): LiveMessage => ({ type: 'weigh-in-announced', tournament: TOURNAMENT, entry: entry.padStart(24, '0') })
const messageOf = (frame: Frame) => JSON.parse(/^data: (.*)$/m.exec(frame.bytes.toString())![1]!) as LiveMessage

describe('the pace of a room', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('the first message goes at once, the rest waits and only its newest goes', () => {
    const room = openRoom()
    const heard: LiveMessage[] = []
    room.viewers.add((frame) => heard.push(messageOf(frame)))
    for (const revision of [1, 2, 3, 4]) room.tell(moved(revision))
    expect(heard).toEqual([moved(1)])
    vi.advanceTimersByTime(250)
    expect(heard).toEqual([moved(1), moved(4)])
    vi.advanceTimersByTime(10_000)
    expect(heard).toHaveLength(2)
  })

  test('two hundred weigh-ins a second for three seconds are four frames a second', () => {
    const room = openRoom()
    const heard: LiveMessage[] = []
    room.viewers.add((frame) => heard.push(messageOf(frame)))
    for (let revision = 1; revision <= 600; revision++) {
      room.tell(moved(revision))
      vi.advanceTimersByTime(5)
    }
    expect(heard.length).toBeLessThanOrEqual(3 * 4 + 1)
    vi.advanceTimersByTime(250)
    expect(heard.at(-1)).toEqual(moved(600))
  })

  test('an older revision that comes late never replaces a newer one', () => {
    const room = openRoom()
    const heard: LiveMessage[] = []
    room.viewers.add((frame) => heard.push(messageOf(frame)))
    for (const revision of [1, 9, 7]) room.tell(moved(revision))
    vi.advanceTimersByTime(250)
    expect(heard).toEqual([moved(1), moved(9)])
  })

  test('who is on the scale is told although the board moves all the time', () => {
    const room = openRoom()
    const heard: LiveMessage[] = []
    room.viewers.add((frame) => heard.push(messageOf(frame)))
    room.tell(moved(1))
    room.tell(moved(2))
    room.tell(announced('a'))
    vi.advanceTimersByTime(250)
    room.tell(moved(3))
    vi.advanceTimersByTime(500)
    expect(heard).toEqual([moved(1), moved(2), announced('a'), moved(3)])
  })

  test('eight thousand viewers are told to ask within four seconds and not at once; two hundred need not wait', async () => {
    const heardBy = async (count: number) => {
      const room = openRoom()
      const heard: LiveMessage[] = []
      for (let i = 0; i < count; i++) room.viewers.add((frame) => i === 0 && heard.push(messageOf(frame)))
      room.tell(moved(1))
      await vi.advanceTimersByTimeAsync(0)
      return heard
    }
    expect(await heardBy(8000)).toEqual([{ ...moved(1), spread: 4000 }])
    expect(await heardBy(100_000)).toEqual([{ ...moved(1), spread: 5000 }])
    expect(await heardBy(200)).toEqual([moved(1)])
  })

  test('a crowd is told what has changed, a few are not; where nobody can say it, the news goes alone', async () => {
    const patch = { set: { weighed: 4 }, rows: {}, from: 1, fromTag: 'W/"1"', tag: 'W/"2"' }
    const heardBy = async (count: number, withChange: WithChange) => {
      const room = openRoom(withChange)
      const heard: LiveMessage[] = []
      for (let i = 0; i < count; i++) room.viewers.add((frame) => i === 0 && heard.push(messageOf(frame)))
      room.tell(moved(2))
      await vi.advanceTimersByTimeAsync(0)
      return heard
    }
    const says: WithChange = async (news) => ({ ...news, patch })
    expect(await heardBy(1000, says)).toEqual([{ ...moved(2), patch, spread: 500 }])
    expect(await heardBy(200, says)).toEqual([moved(2)])
    const fails: WithChange = () => Promise.reject(new Error('the database is away'))
    expect(await heardBy(1000, fails)).toEqual([{ ...moved(2), spread: 500 }])
  })

  test('a message is written once for a thousand viewers', async () => {
    const room = openRoom()
    const frames = new Set<Frame>()
    for (let i = 0; i < 1000; i++) room.viewers.add((frame) => frames.add(frame))
    room.tell(moved(1))
    await vi.advanceTimersByTimeAsync(0)
    expect(frames.size).toBe(1)
  })
})
