import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ourResponse } from '../../testing/our-response.ts'
import { listenToServer } from './stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server whose line can be spoken into and cut. */
function aServer() {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = []
  const fetched = vi.fn(async (_path: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (line) => {
        lines.push(line)
        signal?.addEventListener('abort', () => line.error(signal.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream', [OUR_HEADER]: '1' } })
  })
  vi.stubGlobal('fetch', fetched)
  return {
    fetched,
    say: (text: string) => lines.at(-1)!.enqueue(new TextEncoder().encode(text)),
    cut: () => lines.at(-1)!.close(),
  }
}
const moment = () => vi.advanceTimersByTimeAsync(10)
const later = () => vi.advanceTimersByTimeAsync(2000)

test('a poke is heard, also when it comes in pieces; a heartbeat is none', async () => {
  const server = aServer()
  const onPoke = vi.fn()
  const hangUp = listenToServer({ token: async () => 'ticket', onPoke })
  await moment()
  expect(server.fetched.mock.calls[0]![0]).toBe('/api/sync/stream')
  server.say('retry: 2000\n\n: \n\n')
  server.say('event: changed\nda')
  await moment()
  expect(onPoke).not.toHaveBeenCalled()
  server.say('ta: {}\n\n')
  await moment()
  expect(onPoke).toHaveBeenCalledTimes(1)
  hangUp()
})

test('a line that was cut is opened again, and what was missed is made up for', async () => {
  const server = aServer()
  const onPoke = vi.fn()
  const hangUp = listenToServer({ token: async () => 'ticket', onPoke })
  await moment()
  server.cut()
  await later()
  expect([server.fetched.mock.calls.length, onPoke.mock.calls.length]).toEqual([2, 1])
  hangUp()
})

test('a line that is silent for too long is dead', async () => {
  const server = aServer()
  const hangUp = listenToServer({ token: async () => 'ticket', onPoke: vi.fn() })
  await vi.advanceTimersByTimeAsync(89_000)
  expect(server.fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(server.fetched).toHaveBeenCalledTimes(2)
  hangUp()
})

test('nobody listens any more after hanging up', async () => {
  const server = aServer()
  const hangUp = listenToServer({ token: async () => 'ticket', onPoke: vi.fn() })
  await moment()
  hangUp()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(server.fetched).toHaveBeenCalledTimes(1)
})

test('a server without such a line is asked ever more seldom', async () => {
  const fetched = vi.fn(async () => ourResponse({}, { status: 404 }))
  vi.stubGlobal('fetch', fetched)
  const hangUp = listenToServer({ token: async () => 'ticket', onPoke: vi.fn() })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetched.mock.calls.length).toBeLessThan(40)
  hangUp()
})
