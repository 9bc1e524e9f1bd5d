import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { exampleOf } from '@ramplight/contract/kernel/example'
import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { brand } from '@ramplight/domain/kernel/brand'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { callServer } from '#platform/call-server.ts'
import { listenToServer } from '#platform/local/sending/stream.ts'
import { serverTransport } from '#platform/local/sending/transport.ts'
import { currentSession, ping, startSession } from '#platform/session.ts'
import { HOSTILE_ANSWERS } from '#platform/testing/hostile-answers.ts'
import { fetchBoard, fetchBoardLists } from '../portals/live-leaderboard/board-api.ts'

// Five hundred calls in each.
vi.setConfig({ testTimeout: 60_000 })

const calls = Object.entries(api).flatMap(([family, { calls: of }]) =>
  Object.entries(of as Record<string, AnyEndpoint>).map(([name, endpoint]) => ({ name: `${family}.${name}`, endpoint })),
)
const token = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`
/** Some calls may answer anything; for them only what stands around the answer can tell. */
const takesAnything = ({ response }: AnyEndpoint, body: string) => {
  try {
    return z.safeDecode(response, JSON.parse(body)).success
  } catch {
    return false
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  startSession({ user: { _id: '65f1c0ffee65f1c0ffee0001' }, token } as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(Object.entries(HOSTILE_ANSWERS))('%s is no network', (_name, answer) => {
  beforeEach(() => vi.stubGlobal('fetch', async () => answer()))

  test('for every call of the contract, and nobody is signed out', async () => {
    const body = await answer().text()
    const wrong: string[] = []
    await Promise.all(
      calls.map(async ({ name, endpoint }) => {
        if (answer().ok && answer().headers.has(OUR_HEADER) && takesAnything(endpoint, body)) return
        const part = (schema: z.ZodType | undefined) => schema && z.decode(schema, exampleOf(schema) as never)
        const given = { params: part(endpoint.params), query: part(endpoint.query), body: part(endpoint.body) }
        const asked = callServer(endpoint, given as never)
        const heard = asked.then(
          () => 'an answer',
          (error: { isOffline?: boolean; message: string }) => (error.isOffline ? null : error.message),
        )
        await vi.advanceTimersByTimeAsync(1000)
        const is = await heard
        if (is) wrong.push(`${name}: ${is}`)
      }),
    )
    expect(wrong).toEqual([])
    expect(currentSession()?.token).toBe(token)
  })

  test('for what checks the session, sends and fetches changes, listens, and shows the board', async () => {
    await ping()
    expect(currentSession()?.token).toBe(token)
    const line = serverTransport({ token: async () => token, app: '1', deviceName: 'Scale 1' })
    const device = '65f1c0ffee65f1c0ffee0002'
    const unreachable = { ok: false, failure: { kind: 'unreachable' } }
    expect(await line.hello({ device, ackThrough: 0, devSeq: 1, sentAt: '2027-06-12T11:00:00.000Z' })).toMatchObject(unreachable)
    expect(await line.changes({ cursor: {}, limit: 10 })).toMatchObject(unreachable)
    expect(await line.push({ device, ackThrough: 0, ops: [] })).toMatchObject(unreachable)
    expect((await fetchBoard(device, null)).kind).toBe('unreachable')
    await expect(fetchBoardLists()).rejects.toThrow()
    const onPoke = vi.fn()
    const hangUp = listenToServer({ token: async () => token, onPoke })
    await vi.advanceTimersByTimeAsync(5000)
    hangUp()
    expect(onPoke).not.toHaveBeenCalled()
  })
})

test('the header is called after the product', () => {
  expect(OUR_HEADER).toBe(`x-${brand.wordmark}`)
})
