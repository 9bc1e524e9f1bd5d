import { api } from '@ramplight/contract/api'
import { bodyLimitOf, LARGEST_BODY } from '@ramplight/contract/kernel/body-limit'
import { type AnyEndpoint, endpoint } from '@ramplight/contract/kernel/endpoint'
import { plain, sampleOf } from '@ramplight/contract/kernel/example'
import { mapOf, text } from '@ramplight/contract/kernel/fields'
import { typeOf } from '@ramplight/contract/kernel/json-schema'
import { newId } from '@ramplight/contract/kernel/new-id'
import { admitsVisitors } from '@ramplight/domain/policies/visitors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Deps } from '#platform/http/deps'
import { aProbe } from '#platform/http/testing/a-probe'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { placesOf, withOdd } from './testing/odd-requests.ts'
import { send } from './testing/send.ts'

/** What a refusal may weigh, and what it may cost beside an ordinary request. */
const MOST_BYTES = 16_000
const MOST_TIMES = 20

const many = <T>(count: number, one: T): T[] => Array(count).fill(one)
const unknownKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`unknown${at}`, 1]))

describe('a request made to be expensive', () => {
  let ramp: TestServer
  let ana: Person
  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  const post = async (path: string, body: unknown, as: Person | null) => {
    const sent = JSON.stringify(body)
    const before = process.cpuUsage()
    const answer = await fetch(ramp.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as.token}` } : {}) },
      body: sent,
    })
    const text = await answer.text()
    const { user, system } = process.cpuUsage(before)
    return { status: answer.status, bytes: text.length, cpu: user + system, text }
  }
  /** The dearest of a few, so that one lucky run is no measure. */
  const ordinary = async () => {
    const runs = []
    for (let run = 0; run < 5; run++) runs.push((await post('/api/tournaments/search', { status: ['Open'] }, null)).cpu)
    return Math.max(...runs)
  }

  const ATTACKS: [what: string, path: string, body: unknown, isSignedIn: boolean][] = [
    ['450,000 wrong states in a search', '/api/tournaments/search', { status: many(450_000, 'z') }, false],
    ['the same in the shortest search', '/api/tournaments/bare-search', { status: many(450_000, 'z') }, false],
    ['70,000 states that exist', '/api/tournaments/search', { status: many(70_000, 'Open') }, false],
    ['100,000 tables of changes', '/api/sync/changes', { cursor: {}, only: many(100_000, 'x') }, true],
    ['110,000 fields nobody knows, of a visitor', '/api/groups/', unknownKeys(110_000), false],
    ['110,000 fields nobody knows, of a director', '/api/groups/', unknownKeys(110_000), true],
  ]
  test.each(ATTACKS)('%s: refused, shortly and at once', async (_what, path, body, isSignedIn) => {
    const usual = await ordinary()
    const tries = []
    for (let run = 0; run < 3; run++) tries.push(await post(path, body, isSignedIn ? ana : null))
    for (const { status, bytes, text } of tries) {
      expect([400, 401, 413], text.slice(0, 300)).toContain(status)
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
    }
    // The cheapest: what a refusal costs, it costs each time; a collection of garbage comes once.
    expect(Math.min(...tries.map(({ cpu }) => cpu)) / usual).toBeLessThan(MOST_TIMES)
  })
})

test('a map that is too large is refused before a single value of it is looked at, and nothing is done', async () => {
  let asked = 0
  const value = z.number().refine(() => ++asked > 0)
  const call = endpoint({
    method: 'POST',
    path: '/api/probe/',
    summary: 'A test.',
    policy: 'public',
    body: z.strictObject({ places: mapOf(text(20), value, 10) }),
    response: z.number(),
  })
  const deps = { authenticate: async () => null, now: () => new Date() } as unknown as Deps
  const probe = await aProbe(deps, [{ endpoint: call, handle: async () => asked }])
  const post = (names: number) =>
    fetch(`${probe.address}/api/probe/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ places: unknownKeys(names) }),
    })
  expect([(await post(500)).status, asked]).toEqual([400, 0])
  const fits = await post(10)
  expect([fits.status, await fits.json()]).toEqual([200, 10])
  await probe.close()
})

const calls = Object.entries(api).flatMap(([family, { calls }]) =>
  Object.entries(calls as Record<string, AnyEndpoint>).map(([name, call]) => ({ name: `${family}.${name}`, call })),
)

const LARGE = ', two megabytes'

type Attack = { what: string; raw: string }

/** Enough to see what a call makes of too much; the whole of what it reads takes long to send to every one. */
const ENOUGH = 40_000

/** In each way in which a body may be made expensive, of at most so many bytes and never more than the call reads. */
function attacksOn(call: AnyEndpoint, most = ENOUGH): Attack[] {
  const room = Math.min(bodyLimitOf(call), most) - 1000
  const list = (item: string, most = Number.POSITIVE_INFINITY) =>
    `[${many(Math.min(most, Math.floor(room / (item.length + 1))), item).join(',')}]`
  const body = call.body ? sampleOf(call.body) : null
  const places = body ? placesOf(body) : []
  const at = (path: (string | number)[], raw: string) => withOdd(body && plain(body), path, JSON.parse(raw)).body
  const inFirst = (what: string, type: string, odd: (most: number) => string): Attack[] => {
    const place = places.find(({ sample }) => typeOf(sample.schema) === type)
    return place ? [{ what, raw: JSON.stringify(at(place.path, odd(place.sample.schema.maxItems ?? 1000))) }] : []
  }
  const DEEP = 3000
  return [
    { what: 'fields nobody knows', raw: JSON.stringify(unknownKeys(Math.floor(room / 18))) },
    { what: 'no end of depth', raw: `{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}` },
    { what: 'a list as a whole', raw: list('"z"') },
    ...inFirst('a list without end', 'array', () => list('"z"')),
    ...inFirst('a list of what is nothing', 'array', (most) => list('{}', most)),
    ...inFirst('a list of what is everything', 'array', (most) => list(JSON.stringify(unknownKeys(15)), most)),
    ...inFirst('a text without end', 'string', () => JSON.stringify('a@'.repeat(room / 3))),
  ]
}

describe('whatever is sent to any call', () => {
  let ramp: TestServer
  let ana: Person
  let admin: Person
  const wrong: string[] = []
  const spent = { ordinary: [] as number[], batch: [] as number[], attack: new Map<string, number[]>() }
  const attack = async ({ name, call }: (typeof calls)[number], { what, raw }: Attack, as: Person | null) => {
    const cpu = await cpuOf(async () => {
      // Deleting and leaving take no body, and do what they do.
      const { status, text } = await send(ramp, call, call.body ? as : null, { what, params: paramsOf(call), raw })
      const isLong = status >= 400 && Buffer.byteLength(text) > MOST_BYTES
      if (status >= 500 || isLong) wrong.push(`${name}, ${what}: ${status}, ${text.length} bytes`)
    })
    spent.attack.set(what, [...(spent.attack.get(what) ?? []), cpu])
  }
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => ramp.close())

  test('who has no session is told so before the body is read, wherever a session is needed', async () => {
    const closed = calls.filter(({ call }) => call.method !== 'GET' && !admitsVisitors(call.policy))
    for (const { name, call } of closed) {
      const { status } = await send(ramp, call, null, { what: 'no JSON', params: paramsOf(call), raw: '{"a":' })
      if (status !== 401) wrong.push(`${name}: ${status}`)
    }
    expect(wrong.splice(0)).toEqual([])
    expect(closed.length).toBeGreaterThan(200)
  })

  test('a refusal is short', async () => {
    for (const { call, name } of calls.filter(({ call }) => call.method !== 'GET')) {
      const as = admitsVisitors(call.policy) ? null : call.policy === 'system-admin' ? admin : ana
      for (const one of attacksOn(call)) await attack({ call, name }, one, as)
      spent.ordinary.push(
        await cpuOf(() => send(ramp, api.tournaments.calls.search, ana, { what: 'ordinary', body: { name: 'Fork', status: ['Open'] } })),
      )
    }
    expect(wrong.splice(0)).toEqual([])
  }, 180_000)

  test('nor is it long where two megabytes are read', async () => {
    const large = calls.filter(({ call }) => bodyLimitOf(call) === LARGEST_BODY)
    // Every eighth: they are of a few kinds.
    for (const one of large.filter((_, at) => at % 8 === 0))
      for (const { what, raw } of attacksOn(one.call, LARGEST_BODY)) await attack(one, { what: `${what}${LARGE}`, raw }, ana)
    const body = Array.from({ length: 100 }, (_, at) => ({ first_name: 'Lily', last_name: `Reyes ${at}` }))
    spent.batch.push(await cpuOf(() => send(ramp, api.users.calls.bulkCreate, ana, { what: 'a hundred anglers', body })))
    expect(wrong.splice(0)).toEqual([])
  }, 180_000)

  test('and costs no more than twenty ordinary requests', () => {
    // Where a hundred records come at once, an ordinary request is that.
    const usual = (what: string) => mean(what.endsWith(LARGE) ? spent.batch : spent.ordinary)
    const times = [...spent.attack].map(([what, list]) => [what, mean(list) / usual(what)] as const)
    console.log(`cost of a refusal beside an ordinary request: ${times.map(([what, ratio]) => `${what} ${ratio.toFixed(1)}`).join(', ')}`)
    expect(times.filter(([, ratio]) => ratio > MOST_TIMES)).toEqual([])
  })
})

const paramsOf = (call: AnyEndpoint): Record<string, string> =>
  Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, newId()]))
