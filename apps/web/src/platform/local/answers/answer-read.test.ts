import 'fake-indexeddb/auto'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../call-error.ts'
import { callServer } from '../../call-server.ts'
import { refreshQueries } from '../book/freshness.ts'
import { noteLink } from '../sending/link.ts'
import { aBook } from '../testing/a-book.ts'
import { aChange, idOf } from '../testing/rows.ts'
import { answerRead } from './answer-read.ts'
import type { LocalRead } from './local-calls.ts'

vi.mock('../../call-server.ts', () => ({ callServer: vi.fn() }))

type Get = typeof tourCalls.get
const given = { params: { id: idOf(1) } } as never
const THERE = { name: 'as the server has it' } as never
const HERE = { name: 'as this device has it' } as never
const reading: LocalRead<Get> = { kind: 'read', tables: ['tours'], answer: async () => HERE }

let made: Awaited<ReturnType<typeof aBook>>
const read = (how = reading, asked = given) => answerRead(made.book, tourCalls.get, how, asked)

beforeEach(async () => {
  made = await aBook()
  noteLink(true)
  vi.mocked(callServer).mockReset().mockResolvedValue(THERE)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await made.db.delete()
})

test('the server answers while there is nothing that it does not know, and is waited for five seconds', async () => {
  expect(await read()).toBe(THERE)
  expect(vi.mocked(callServer).mock.lastCall?.[1]).toMatchObject({ params: { id: idOf(1) }, timeoutMs: 5000 })
  await read({ ...reading, timeoutMs: 3000 })
  expect(vi.mocked(callServer).mock.lastCall?.[1]).toMatchObject({ timeoutMs: 3000 })
})

describe('this device answers at once', () => {
  afterEach(() => expect(callServer).not.toHaveBeenCalled())

  test('while a change of it waits to be sent', async () => {
    await made.store.write([], (tx) => tx.outbox.put(aChange(1)))
    expect(await read()).toBe(HERE)
  })

  test('while a change of it was refused and nobody has decided', async () => {
    await made.store.write([], (tx) => tx.quarantine.put({ ...aChange(1), reason: 'gone', message: '', refusedAt: '' }))
    expect(await read()).toBe(HERE)
  })

  test.each(['offline', 'backoff'] as const)('while the engine is %s', async (phase) => {
    made.state.phase = phase
    expect(await read()).toBe(HERE)
  })

  test('without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await read()).toBe(HERE)
  })
})

test.each([
  ['no network', CallError.offline()],
  ['a server without its database', CallError.of(503, { code: 'server.unreachable', message: 'Away' })],
  ['a page of the hotel', new SyntaxError('not what was asked')],
])('%s: this device answers', async (_what, failure) => {
  vi.mocked(callServer).mockRejectedValue(failure)
  expect(await read()).toBe(HERE)
})

test('who waited in vain does not wait again for half a minute, and a log says for what', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(callServer).mockImplementation(async (_endpoint, { timeoutMs }) => {
    vi.advanceTimersByTime(timeoutMs!)
    throw CallError.offline()
  })
  expect(await read()).toBe(HERE)
  expect(warned).toHaveBeenCalledWith('Timeout limit of 5 seconds reached for getting tours')
  expect(await read()).toBe(HERE)
  expect(callServer).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(31_000)
  await read()
  expect(callServer).toHaveBeenCalledTimes(2)
})

test('a clock that is set back an hour keeps nobody from the server for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  noteLink(false)
  vi.advanceTimersByTime(31_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await read()).toBe(THERE)
})

test('the server’s refusal is the answer', async () => {
  vi.mocked(callServer).mockRejectedValue(CallError.of(403, { code: 'access.forbidden', message: 'Not yours' }))
  await expect(read()).rejects.toThrow('Not yours')
})

test('a screen that was left gets no answer from here either', async () => {
  vi.mocked(callServer).mockRejectedValue(new DOMException('left', 'AbortError'))
  await expect(read(reading, { params: { id: idOf(1) }, signal: AbortSignal.abort() } as never)).rejects.toThrow('left')
})

describe('what is not on this device', () => {
  const nowhere = async () => {
    throw refused('record.not-found')
  }

  test('is asked of the server, also while something waits to be sent', async () => {
    await made.store.write([], (tx) => tx.outbox.put(aChange(2)))
    expect(await read({ ...reading, answer: nowhere })).toBe(THERE)
  })

  test('without a server nobody knows; the screen says that it is not here, not that it was deleted', async () => {
    made.state.phase = 'offline'
    await expect(read({ ...reading, answer: nowhere })).rejects.toMatchObject({ name: 'CallError', isOffline: true })
    expect(callServer).not.toHaveBeenCalled()
  })

  test('because it was deleted here, is gone, though the server still has it', async () => {
    await made.store.write([], (tx) => tx.outbox.put(aChange(1, { kind: 'del' })))
    await expect(read({ ...reading, answer: nowhere })).rejects.toMatchObject({ status: 404, code: 'record.not-found' })
    expect(callServer).not.toHaveBeenCalled()
  })

  test('and is not there either, is not found in the server’s words', async () => {
    vi.mocked(callServer).mockRejectedValue(CallError.of(404, { code: 'record.not-found', message: 'Not found' }))
    await made.store.write([], (tx) => tx.outbox.put(aChange(1)))
    await expect(read({ ...reading, answer: nowhere })).rejects.toMatchObject({ status: 404 })
  })
})

test('another refusal of this device is told as the server tells it', async () => {
  made.state.phase = 'offline'
  const notTheirs = async () => {
    throw refused('access.forbidden')
  }
  await expect(read({ ...reading, answer: notTheirs })).rejects.toMatchObject({ name: 'CallError', status: 403, code: 'access.forbidden' })
})

test('what has just arrived here is read here', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  refreshQueries(new Set(['tours']))
  expect(await read()).toBe(HERE)
  vi.advanceTimersByTime(2000)
  expect(await read()).toBe(THERE)
})
