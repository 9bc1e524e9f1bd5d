import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

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
    const { status, bytes, cpu, text } = await post(path, body, isSignedIn ? ana : null)
    expect([400, 401, 413], text.slice(0, 300)).toContain(status)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
    expect(cpu / usual).toBeLessThan(MOST_TIMES)
  })
})
