import { connect } from 'node:net'
import { bodyLimitOf } from '@ramplight/contract/kernel/body-limit'
import { authCalls } from '@ramplight/contract/people/auth'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type TestServer } from '#platform/testing/test-server'

const LIMITS = { perSession: 6, perAddress: 4, perCrowd: 12 }

describe('a limit on requests', () => {
  const open: TestServer[] = []
  const aRamp = async (app: Parameters<typeof aTestServer>[0] = {}) => {
    const ramp = await aTestServer({ app: { rateLimits: LIMITS }, ...app })
    open.push(ramp)
    return ramp
  }
  afterEach(() => Promise.all(open.splice(0).map((ramp) => ramp.close())))

  const statuses = async (count: number, one: (index: number) => Promise<{ status: number }>) => {
    const all: number[] = []
    for (let index = 0; index < count; index++) all.push((await one(index)).status)
    return all
  }
  const visit = (ramp: TestServer, headers: Record<string, string> = {}) => fetch(`${ramp.address}/api/auth/setup`, { headers })

  test('visitors of one address are asked to wait, in our words, with how long', async () => {
    const ramp = await aRamp()
    expect(await statuses(4, () => visit(ramp))).toEqual([200, 200, 200, 200])
    const refusal = await visit(ramp)
    const seconds = Number(refusal.headers.get('retry-after'))
    expect([refusal.status, seconds > 0 && seconds <= 60]).toEqual([429, true])
    expect(await refusal.json()).toEqual({
      code: 'request.too-many',
      message: messageOf('request.too-many', { seconds }),
      values: { seconds },
      requestId: refusal.headers.get('x-request-id'),
    })
  })

  test('sixty devices behind one address each have a limit of their own, whoever else is there', async () => {
    const ramp = await aRamp()
    await statuses(5, () => visit(ramp))
    const devices = await Promise.all(Array.from({ length: 60 }, (_, index) => ramp.person('Director', `Scale ${index}`)))
    const asked = devices.map((as) => statuses(6, () => ramp.call(authCalls.session, { as })))
    expect(new Set((await Promise.all(asked)).flat())).toEqual(new Set([200]))
    expect(await statuses(2, () => ramp.call(authCalls.session, { as: devices[0]! }))).toEqual([429, 429])
  })

  test('a token that is not ours opens no new count, and one that ran out is still that of its session', async () => {
    let now = new Date()
    const ramp = await aRamp({ now: () => now, app: { rateLimits: LIMITS } })
    const made = await statuses(6, (index) => visit(ramp, { authorization: `Bearer made.up.${index}` }))
    expect(made).toEqual([200, 200, 200, 200, 429, 429])
    const ana = await ramp.person('Director', 'Ana Hall')
    await statuses(5, () => ramp.call(authCalls.session, { as: ana }))
    now = new Date(now.getTime() + 3_600_000)
    expect(await statuses(2, () => ramp.call(authCalls.session, { as: ana }))).toEqual([401, 429])
  })

  test('an address that a visitor makes up starts no new count', async () => {
    const madeUp = (index: number) => ({
      'x-forwarded-for': `10.0.0.${index}`,
      forwarded: `for=10.0.0.${index}`,
      'x-real-ip': `10.0.0.${index}`,
    })
    const bare = await aRamp()
    expect(await statuses(6, (index) => visit(bare, madeUp(index)))).toEqual([200, 200, 200, 200, 429, 429])
    // Behind one proxy the last address is the one that the proxy saw; what stands before it was sent.
    const proxied = await aRamp({ app: { rateLimits: LIMITS, trustProxy: 1 } })
    const from = (address: string) => (index: number) => visit(proxied, { 'x-forwarded-for': `10.0.0.${index}, ${address}` })
    expect(await statuses(6, from('203.0.113.9'))).toEqual([200, 200, 200, 200, 429, 429])
    expect(await statuses(1, from('203.0.113.10'))).toEqual([200])
  })

  test('health and pages are not counted', async () => {
    const ramp = await aRamp()
    for (const path of ['/healthz/live', '/healthz/ready', '/nowhere']) {
      const all = await statuses(20, () => fetch(ramp.address + path))
      expect([path, all.includes(429)]).toEqual([path, false])
    }
  })

  test('a crowd behind one address reads boards and opens their streams by a limit of its own, far above that of a visitor', async () => {
    const ramp = await aRamp()
    const id = '65f1c0ffee65f1c0ffee0001'
    const board = () => fetch(`${ramp.address}/api/tournament-results/board/${id}`)
    const stream = () => fetch(`${ramp.address}/events/stream?tournament=${id}`)
    expect(await statuses(12, (index) => (index % 2 ? board() : stream()))).toEqual(Array(12).fill(404))
    expect(await statuses(4, () => visit(ramp))).toEqual([200, 200, 200, 200])
    expect(await statuses(2, (index) => (index % 2 ? board() : stream()))).toEqual([429, 429])
  })

  test('nobody is limited by 0, nor where no limit is asked for', async () => {
    const zero = await aRamp({ app: { rateLimits: { perSession: 0, perAddress: 0, perCrowd: 0 } } })
    const none = await aRamp({ app: {} })
    for (const ramp of [zero, none]) expect(new Set(await statuses(20, () => visit(ramp)))).toEqual(new Set([200]))
  })
})

describe('a request', () => {
  let ramp: TestServer
  beforeAll(async () => {
    ramp = await aTestServer()
  })
  afterAll(() => ramp.close())

  const send = (body: string) =>
    fetch(`${ramp.address}/api/users/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

  test('that is too large is refused in our words; the largest that is taken is not', async () => {
    const padded = (size: number) => {
      const body = JSON.stringify({ email: 'lily@lake.test', password: '' })
      return body.padEnd(size, ' ')
    }
    const refusal = await send(padded(bodyLimitOf(authCalls.login) + 1))
    expect(refusal.status).toBe(413)
    expect(await refusal.json()).toEqual({
      code: 'request.too-large',
      message: messageOf('request.too-large'),
      requestId: refusal.headers.get('x-request-id'),
    })
    expect((await send(padded(bodyLimitOf(authCalls.login)))).status).toBe(200)
  })

  test('that takes for ever to arrive is cut, and a fast one beside it is served', async () => {
    const patient = await aTestServer({ app: { arrivalMs: 300 } })
    const { hostname, port } = new URL(patient.address)
    const slow = connect(Number(port), hostname)
    slow.write('POST /api/users/login HTTP/1.1\r\nhost: ramp\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{')
    const drip = setInterval(() => slow.write(' '), 50)
    const ended = new Promise<string>((resolve) => {
      let heard = ''
      slow.on('data', (bytes) => {
        heard += bytes
      })
      slow.on('error', () => {})
      slow.on('close', () => resolve(heard))
    })
    expect((await fetch(`${patient.address}/api/auth/setup`)).status).toBe(200)
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
    await patient.close()
  })

  test.each([
    ['boat-12.retry:3', true],
    ['short', false],
    ['x'.repeat(65), false],
    ['two words!', false],
    ['<script>alert(1)</script>', false],
  ])('that calls itself %j: %s', async (given, isKept) => {
    const answer = await fetch(`${ramp.address}/api/no-such-thing`, { headers: { 'x-request-id': given } })
    const { requestId } = (await answer.json()) as { requestId: string }
    expect([requestId === given, requestId === answer.headers.get('x-request-id')]).toEqual([isKept, true])
  })
})
