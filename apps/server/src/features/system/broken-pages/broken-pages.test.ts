import { brokenPageCalls as calls } from '@ramplight/contract/system/broken-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { KEPT_DAYS } from './broken-pages.routes.ts'

let ramp: TestServer
let sam: Person
let now = new Date('2027-06-12T10:00:00.000Z')
beforeAll(async () => {
  ramp = await aTestServer({ now: () => now })
  sam = await ramp.person('System Admin', 'Sam Root')
})
afterAll(() => ramp.close())

const fault = { build: 'main-A1b2.js', route: '/weigh-in/$id', message: "TypeError: undefined (reading 'starts')" }
const report = (more: Partial<typeof fault> = {}) => ramp.call(calls.report, { body: { ...fault, ...more } })
const list = async () => (await ramp.call(calls.list, { as: sam })).body
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

test('what broke on screens is one line for each cause, with when it began, when it was last and how often', async () => {
  await report()
  later(60_000)
  await report()
  await report({ build: 'main-C3d4.js' })
  const lines = (await list()).map(({ build, times, firstAt, lastAt }) => [build, times, firstAt, lastAt])
  expect(lines).toEqual(
    expect.arrayContaining([
      ['main-A1b2.js', 2, '2027-06-12T10:00:00.000Z', '2027-06-12T10:01:00.000Z'],
      ['main-C3d4.js', 1, '2027-06-12T10:01:00.000Z', '2027-06-12T10:01:00.000Z'],
    ]),
  )
})

test('nothing of a person is kept, whatever a screen sends', async () => {
  await report({ route: '/anglers/65f1c0ffee65f1c0ffee0001', message: 'No boat for lily@lake.test, 903 555 0142' })
  expect(JSON.stringify(await list())).not.toMatch(/lily|555|65f1c0ffee/)
})

test('only system admins read it', async () => {
  expect((await ramp.call(calls.list)).status).toBe(401)
  expect((await ramp.call(calls.list, { as: await ramp.person('Director', 'Ana Hall') })).status).toBe(403)
})

test('a cause that nobody met for 90 days goes; an address is listened to thirty times an hour', async () => {
  later((KEPT_DAYS + 1) * 86_400_000)
  const statuses: number[] = []
  for (let n = 0; n < 31; n++) statuses.push((await report({ build: 'main-E5f6.js' })).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
  // The session of before is over by now.
  sam = await ramp.person('System Admin', 'Sam Root')
  expect((await list()).map(({ build, times }) => [build, times])).toEqual([['main-E5f6.js', 30]])
})
