import 'fake-indexeddb/auto'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../call-error.ts'
import { callServer } from '../../call-server.ts'
import { aBook } from '../testing/a-book.ts'
import { idOf } from '../testing/rows.ts'
import { answerWrite } from './answer-write.ts'
import type { LocalWrite } from './local-calls.ts'

vi.mock('../../call-server.ts', () => ({ callServer: vi.fn() }))

type Update = typeof tourCalls.update
const TOUR = idOf(1)
const given = { params: { id: TOUR }, body: { name: 'Lake Fork Tour' } } as never
const [here, there] = [
  { _id: TOUR, name: 'kept here' },
  { _id: TOUR, name: 'done by the server' },
]
const server = vi.mocked(callServer)

const drawing = (more: Partial<LocalWrite<Update>> = {}): LocalWrite<Update> => ({
  kind: 'write',
  serverFirst: true,
  plan: async () => ({
    changes: [{ kind: 'edit', tbl: 'tours', id: TOUR, patch: { name: 'Lake Fork Tour' } }],
    answer: async () => here as never,
  }),
  ...more,
})
const unknownHere = async () => {
  throw refused('record.not-found')
}

let made: Awaited<ReturnType<typeof aBook>>
const ask = (write: LocalWrite<Update>) => answerWrite(made.book, tourCalls.update, write, given)

beforeEach(async () => {
  made = await aBook()
  server.mockReset()
})
afterEach(() => made.db.delete())

test('a draw goes to the server as a whole while there is one', async () => {
  server.mockResolvedValue(there as never)
  expect(await ask(drawing())).toBe(there)
  expect(await made.db.table('outbox').count()).toBe(0)
})

test('what only this device knows against it is told before the server is asked, and nothing is kept', async () => {
  server.mockResolvedValue(there as never)
  const guard = async () => {
    throw refused('results.undecided-here', { count: 1 })
  }
  await expect(ask(drawing({ guard }))).rejects.toMatchObject({ code: 'results.undecided-here' })
  expect([server.mock.calls.length, await made.db.table('outbox').count()]).toEqual([0, 0])
})

test.each([
  ['the server does not answer', () => server.mockRejectedValue(CallError.offline())],
  ['there is no network', () => (made.state.phase = 'offline')],
])('it is kept here when %s', async (_when, without) => {
  without()
  expect(await ask(drawing())).toBe(here)
  expect(await made.db.table('outbox').count()).toBe(1)
})

test('a server that hangs is waited for once, for a short while, however long the screen would wait; then it is kept here', async () => {
  server.mockRejectedValue(CallError.offline())
  const patient = { ...(given as object), timeoutMs: 120_000 } as never
  expect(await answerWrite(made.book, tourCalls.update, drawing(), patient)).toBe(here)
  expect(server.mock.calls.map(([, { timeoutMs }]) => timeoutMs)).toEqual([4000])
  expect(made.engine.settle).not.toHaveBeenCalled()
})

test('what waits goes first: then the draw is kept behind it', async () => {
  await ask(drawing({ serverFirst: undefined } as never))
  expect(await ask(drawing())).toBe(here)
  expect(server).not.toHaveBeenCalled()
})

test('a refusal of the server is its answer', async () => {
  server.mockRejectedValue(new CallError(409, 'tournament.finalized', 'Results are final.'))
  await expect(ask(drawing())).rejects.toMatchObject({ code: 'tournament.finalized' })
  expect(await made.db.table('outbox').count()).toBe(0)
})

test('a record that another station made a moment ago is changed by the server; without it nobody knows it', async () => {
  server.mockResolvedValue(there as never)
  const write = { ...drawing({ plan: unknownHere }), serverFirst: undefined } as never
  expect(await ask(write)).toBe(there)
  made.state.phase = 'offline'
  await expect(ask(write)).rejects.toMatchObject({ status: 404, code: 'record.not-found' })
})

test('what must not lie on a device, a password, is told to the server while there is one, and to nobody else', async () => {
  const notKept = async () => {
    throw refused('sync.online-only')
  }
  server.mockResolvedValue(there as never)
  expect(await ask(drawing({ serverFirst: undefined, plan: notKept } as never))).toBe(there)
  made.state.phase = 'offline'
  await expect(ask(drawing({ serverFirst: undefined, plan: notKept } as never))).rejects.toMatchObject({ code: 'sync.online-only' })
  expect(server).toHaveBeenCalledTimes(1)
})
