import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { localCalls } from '#platform/local/answers/local-calls.ts'
import type { Book } from '#platform/local/book/book.ts'
import { keepBook } from '#platform/local/book/local-gate.ts'
import { openLocal } from '#platform/local/book/open-local.ts'
import { queryClient } from '#platform/query-client.ts'
import { sessionEnded, startSession } from '#platform/session.ts'
import './all.ts'

vi.mock('#platform/local/book/open-local.ts', () => ({ openLocal: vi.fn() }))

const token = `.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 90_000 }))}.`
const director = { user: { _id: 'ana', first_name: 'Ana', userType: 'Director' }, token } as never
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`
const endpoints = new Map(
  Object.values(api)
    .flatMap(({ calls }) => Object.values<AnyEndpoint>(calls))
    .map((endpoint) => [nameOf(endpoint), endpoint]),
)
const named = (kind: 'read' | 'write') => [...localCalls()].flatMap(([name, local]) => (local.kind === kind ? [name] : []))

let asked: string[] = []
let answered: string[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  ;[asked, answered] = [[], []]
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    throw new TypeError('Failed to fetch')
  })
  vi.mocked(openLocal).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    const book = {
      isReady: () => true,
      follow: () => {},
      close: async () => {},
      call: async (to: AnyEndpoint) => void answered.push(nameOf(to)),
    }
    return book as unknown as Book
  })
  startSession(director)
  stop = keepBook()
})
afterEach(() => {
  sessionEnded('logged-out')
  stop()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const callAll = async (names: readonly string[]) => {
  const calls = names.map((name) => call(endpoints.get(name)!, { params: { id: 'one' }, query: {}, body: {} } as never))
  const ends = Promise.allSettled(calls)
  await vi.advanceTimersByTimeAsync(20_000)
  return (await ends).filter(({ status }) => status === 'rejected')
}

test('a tablet whose copy opens slowly: whatever it can keep by itself waits for the copy, and is not sent beside it', async () => {
  const writes = named('write')
  expect(writes.length).toBeGreaterThan(50)
  expect(await callAll(writes)).toEqual([])
  expect(answered.sort()).toEqual(writes.sort())
  expect(asked).toEqual([])
})

test('a tablet whose copy opens slowly: what nobody answers on the line is read from the copy when it is there', async () => {
  const reads = named('read')
  expect(reads.length).toBeGreaterThan(50)
  expect(await callAll(reads)).toEqual([])
  expect(answered.sort()).toEqual(reads.sort())
})
