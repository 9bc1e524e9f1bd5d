import { messageCalls } from '@ramplight/contract/messaging/messages'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeLocally } from './local/answers/local-calls.ts'
import type { Book } from './local/book/book.ts'
import { keepBook } from './local/book/local-gate.ts'
import { openLocal } from './local/book/open-local.ts'
import { sessionEnded, startSession } from './session.ts'
import { useRests } from './use-rests.ts'

vi.mock('./local/book/open-local.ts', () => ({ openLocal: vi.fn() }))
const plan = async () => ({ changes: [], answer: async () => ({}) as never })

beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
afterEach(() => vi.restoreAllMocks())

test('a write whose calls are loaded after its form is on the screen rests no longer', () => {
  const { result } = renderHook(() => useRests(speciesCalls.create))
  expect(result.current).toBe(true)
  act(() => writeLocally(speciesCalls.create, { plan }))
  expect(result.current).toBe(false)
})

test('while the copy is being opened nothing rests; then what it does not keep', async () => {
  const opening = Promise.withResolvers<Book>()
  vi.mocked(openLocal).mockReturnValueOnce(opening.promise)
  startSession({ user: { _id: 'ana', userType: 'Director' }, token: 'x' } as never)
  const stop = keepBook()
  const { result } = renderHook(() => [useRests(speciesCalls.update), useRests(messageCalls.create)])
  expect(result.current).toEqual([false, false])
  act(() => writeLocally(speciesCalls.update, { plan }))
  await act(async () => opening.resolve({ isReady: () => true, follow: () => {}, close: async () => {} } as never))
  await waitFor(() => expect(result.current).toEqual([false, true]))
  sessionEnded('logged-out')
  stop()
})
