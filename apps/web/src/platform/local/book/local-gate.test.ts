import type { LoginAnswer } from '@ramplight/contract/people/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actingEnded, sessionEnded, startActing, startSession } from '../../session.ts'
import type { Book } from './book.ts'
import { answeringBook, bookNotice, keepBook, onBook, openBook, openedBook, withoutBook } from './local-gate.ts'
import { openLocal } from './open-local.ts'

vi.mock('./open-local.ts', () => ({ openLocal: vi.fn() }))

const opened: string[] = []
let isReady = true
let tell: Parameters<typeof openLocal>[1]['tell'] = () => {}
let stop = () => {}
let changed = () => {}

beforeEach(() => {
  opened.length = 0
  isReady = true
  vi.mocked(openLocal).mockImplementation(async ({ user }, door) => {
    tell = door.tell
    opened.push(`open ${user.first_name}`)
    return {
      isReady: () => isReady,
      onState: (listener: () => void) => {
        changed = listener
        return () => {
          changed = () => {}
        }
      },
      follow: () => opened.push(`follow ${user.first_name}`),
      close: async () => void opened.push(`close ${user.first_name}`),
    } as unknown as Book
  })
  stop = keepBook()
})
afterEach(async () => {
  sessionEnded('logged-out')
  stop()
  await settled()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const person = (first_name: string, userType: string, isAssistant = false) =>
  ({ token: `${first_name}-${Math.random()}`, user: { _id: first_name, first_name, userType, isAssistant } }) as unknown as LoginAnswer
const ana = () => person('Ana', 'Director')

test('a slow tablet: a call asks the server after a while, who leaves is asked about the book however long it takes to open', async () => {
  vi.useFakeTimers()
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof openLocal>>>()
  vi.mocked(openLocal).mockReturnValueOnce(slow.promise)
  startSession(ana())
  const [called, left] = [answeringBook(), openedBook()]
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await called).toBeNull()
  vi.useRealTimers()
  slow.resolve({ isReady: () => true, onState: () => () => {}, close: async () => {} } as never)
  expect(await left).not.toBeNull()
})

test('what only the book can answer waits for a slow disk, and for one that never answers half a minute', async () => {
  vi.useFakeTimers()
  const dead = Promise.withResolvers<Awaited<ReturnType<typeof openLocal>>>()
  vi.mocked(openLocal).mockReturnValueOnce(dead.promise)
  startSession(ana())
  let [isAnswered, isKept] = [false, false]
  void answeringBook().then(() => {
    isAnswered = true
  })
  void answeringBook(() => true).then(() => {
    isKept = true
  })
  await vi.advanceTimersByTimeAsync(29_000)
  const before = [isAnswered, isKept]
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  dead.resolve(null)
  expect([before, isKept]).toEqual([[true, false], true])
})

test('visitors, anglers and system admins have no book, and nothing of it is loaded', async () => {
  expect(await answeringBook()).toBeNull()
  startSession(person('Ray', 'Angler'))
  startSession(person('Kim', 'System Admin'))
  expect(await answeringBook()).toBeNull()
  expect(openLocal).not.toHaveBeenCalled()
})

test('a director’s book is opened at sign-in, once however often the token is renewed, and closed at sign-out', async () => {
  startSession(ana())
  expect(await answeringBook()).not.toBeNull()
  startSession(ana())
  startSession(person('Ana', 'Director'))
  sessionEnded('logged-out')
  await settled()
  expect(opened).toEqual(['open Ana', 'follow Ana', 'follow Ana', 'close Ana'])
  expect(openBook()).toBeNull()
})

test('an assistant has a book, whatever their type', async () => {
  startSession(person('Sam', 'Angler', true))
  expect(await answeringBook()).not.toBeNull()
})

test('who waits for a complete book is told when it is', async () => {
  isReady = false
  startSession(ana())
  await settled()
  const heard = vi.fn(() => openBook()?.isReady())
  const unsubscribe = onBook(heard)
  changed()
  expect(heard).not.toHaveBeenCalled()
  isReady = true
  changed()
  changed()
  expect(heard.mock.results).toEqual([{ type: 'return', value: true }])
  unsubscribe()
})

test('the next person’s book is opened after the one before is closed', async () => {
  startSession(ana())
  await settled()
  startSession(person('Bo', 'Director'))
  startSession(person('Cy', 'Director'))
  await settled()
  expect(opened).toEqual(['open Ana', 'close Ana', 'open Cy'])
})

test('an admin who acts as a director has that one’s book for as long', async () => {
  startSession(person('Kim', 'System Admin'))
  startActing(ana())
  await settled()
  actingEnded()
  await settled()
  expect(opened).toEqual(['open Ana', 'close Ana'])
})

test('while it is put away there is no book, whatever the session does; then it is opened again', async () => {
  startSession(ana())
  await settled()
  await withoutBook(async () => {
    startSession(ana())
    expect(await answeringBook()).toBeNull()
    opened.push('away')
  })
  await settled()
  expect(opened).toEqual(['open Ana', 'close Ana', 'away', 'open Ana'])
})

test('a book that cannot be opened leaves the server to answer, says so, and is tried again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(openLocal).mockRejectedValueOnce(new Error('no IndexedDB in this window'))
  startSession(ana())
  expect([await answeringBook(), bookNotice()]).toEqual([null, 'failed'])
  startSession(ana())
  expect([await answeringBook(), bookNotice()]).toEqual([expect.anything(), null])
  expect(error).toHaveBeenCalledTimes(1)
})

test('somebody makes room: the book is opened without anybody asking', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(openLocal).mockRejectedValueOnce(new Error('no room'))
  startSession(ana())
  await vi.advanceTimersByTimeAsync(100)
  expect([openBook(), bookNotice()]).toEqual([null, 'failed'])
  await vi.advanceTimersByTimeAsync(15_000)
  expect([openBook(), bookNotice()]).toEqual([expect.anything(), null])
  vi.useRealTimers()
})

test('a tab whose book was replaced says so and answers nothing from it; one that waits for other tabs goes on', async () => {
  const heard = vi.fn()
  const unsubscribe = onBook(heard)
  startSession(ana())
  await settled()
  tell('blocked')
  expect([bookNotice(), openBook() !== null]).toEqual(['blocked', true])
  tell('replaced')
  expect([bookNotice(), await answeringBook()]).toEqual(['replaced', null])
  expect(heard).toHaveBeenCalled()
  unsubscribe()
})
