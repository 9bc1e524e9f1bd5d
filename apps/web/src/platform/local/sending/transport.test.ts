import { afterEach, expect, test, vi } from 'vitest'
import { ourResponse } from '../../testing/our-response.ts'
import { idOf } from '../testing/rows.ts'
import { serverTransport } from './transport.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const DEVICE = idOf(7)
const REPLY = { ok: true, acknowledged: true, serverTime: '2027-06-12T11:00:00.000Z', results: [] }
const transport = serverTransport({ token: async () => 'ticket', app: '0.1.0', deviceName: 'Scale 1' })
const push = (from = transport) => from.push({ device: DEVICE, ackThrough: 0, ops: [] })

const answering = (body: unknown, init: Parameters<typeof ourResponse>[1] = {}) => {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => ourResponse(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a batch goes out in the name of the person and of the station, and the answer comes back as it is', async () => {
  const fetched = answering(REPLY)
  expect(await push()).toEqual({ ok: true, value: REPLY })
  const [path, request] = fetched.mock.calls[0]!
  expect(path).toBe('/api/sync/push')
  expect(request).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer ticket', 'x-device': 'Scale 1' } })
  expect(JSON.parse(String(request.body))).toEqual({ device: DEVICE, ackThrough: 0, ops: [] })
})

test('a device says which records it understands when it says hello', async () => {
  const fetched = answering({})
  await transport.hello({ device: DEVICE, ackThrough: 0, devSeq: 3, sentAt: REPLY.serverTime })
  expect(JSON.parse(String(fetched.mock.calls[0]![1].body))).toMatchObject({ schema: 92, app: '0.1.0', devSeq: 3 })
})

test.each([
  ['a session that is over', 401, { code: 'session.over', message: 'Expired' }, { kind: 'signed-out' }],
  ['a product that is too old', 426, { code: 'sync.upgrade-needed', message: 'Old' }, { kind: 'upgrade-needed' }],
  ['a server that broke', 500, { code: 'server.failed', message: 'Broken' }, { kind: 'broken', status: 500 }],
  ['a server whose database is away', 503, { code: 'server.unreachable', message: 'Away' }, { kind: 'unreachable', timedOut: false }],
  [
    'a server on which too much is saved at once',
    503,
    { code: 'server.busy', message: 'Busy' },
    { kind: 'asked-to-wait', afterMs: 10_000 },
  ],
  [
    'a refusal of the whole batch',
    413,
    { code: 'request.too-large', message: 'Too large' },
    { kind: 'refused', status: 413, code: 'request.too-large', message: 'Too large' },
  ],
])('%s is not an answer', async (_what, status, body, failure) => {
  answering(body, { status })
  expect(await push()).toEqual({ ok: false, failure })
})

test('of a later server’s answer a device takes what it understands, and what it does not waits for an update or a person', async () => {
  const row = { scope: 'pub', id: idOf(1), rev: 1, op: 'u', doc: { _id: idOf(1) } }
  const page = { cursor: { pub: 2 }, more: false, scopesRemoved: [], reset: [], serverTime: REPLY.serverTime }
  answering({
    ...page,
    rows: [
      { ...row, tbl: 'fish-photos' },
      { ...row, tbl: 'species' },
    ],
  })
  expect(await transport.changes({ cursor: {}, limit: 10 })).toEqual({ ok: true, value: { ...page, rows: [{ ...row, tbl: 'species' }] } })
  const [done, strange] = [idOf(2), idOf(3)].map((op) => ({ op, _id: idOf(1) }))
  const results = [
    { ...done, status: 'applied' },
    { ...strange, status: 'postponed', message: 'Later.' },
  ]
  answering({ ...REPLY, ok: false, results })
  const value = {
    ...REPLY,
    ok: false,
    results: [results[0], { ...strange, status: 'rejected', code: 'sync.upgrade-needed', message: 'Later.' }],
  }
  expect(await push()).toEqual({ ok: true, value })
})

test('who asks too often hears for how long to be quiet', async () => {
  answering({ code: 'request.too-many', message: 'Wait' }, { status: 429, headers: { 'retry-after': '7' } })
  expect(await push()).toEqual({ ok: false, failure: { kind: 'asked-to-wait', afterMs: 7000 } })
})

test('no network, and an answer that breaks off: nobody knows what arrived', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await push()).toEqual({ ok: false, failure: { kind: 'unreachable', timedOut: false } })
  const broken = Object.assign(ourResponse(REPLY), { text: () => Promise.reject(new TypeError('terminated')) })
  vi.stubGlobal('fetch', async () => broken)
  expect(await push()).toEqual({ ok: false, failure: { kind: 'unreachable', timedOut: false } })
})

test('a gateway that gave up waiting says that the batch was too slow', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Gateway Timeout</html>', { status: 504 }))
  expect(await push()).toEqual({ ok: false, failure: { kind: 'unreachable', timedOut: true } })
})

test('twenty seconds are waited for an answer, and it is said that it was the time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => signal!.throwIfAborted())
  expect(await push()).toEqual({ ok: false, failure: { kind: 'unreachable', timedOut: true } })
  expect(timeout).toHaveBeenCalledWith(20_000)
})

test('without a session nothing is sent', async () => {
  const fetched = answering(REPLY)
  const nobody = serverTransport({ token: async () => null, app: '0.1.0', deviceName: 'Scale 1' })
  expect(await push(nobody)).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  expect(fetched).not.toHaveBeenCalled()
})
