import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '@ramplight/contract/kernel/new-id'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice } from '../testing/a-device.ts'

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

/** Written down by a connection a second after it has come to rest. */
async function deadlocks(): Promise<number> {
  await delay(1500)
  const { rows } = await ramp.db.execute<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  )
  return Number(rows[0]?.deadlocks)
}

test('five stations that come back at the same moment with the same boats do not hold each other up', async () => {
  const lake = await aField(ramp, ana, { status: 'In Progress' })
  const boats: string[] = []
  for (let n = 0; n < 20; n++) boats.push((await lake.enter([`Ray Hall${n}`]))._id)
  const before = await deadlocks()
  // Each has changed some boats and weighed others: what one holds, the next wants.
  const stations = Array.from({ length: 5 }, (_, station) => {
    const device = aDevice(ramp, ana)
    const mine = [...boats.slice(station * 4), ...boats.slice(0, station * 4)]
    const changes = mine
      .slice(0, 10)
      .map((id, n) => device.op({ tbl: 'tournament-entries', id, set: { boatNumber: station * 100 + n + 1 }, baseRev: 1 }))
    const bags = mine.slice(10).map((entry) => {
      const id = newId()
      const event = { weighIn: id, kind: 'weigh', tournament: lake.tournament, entry, day: 0, at: '2027-06-12T11:00:00.000Z', weight: 231 }
      return device.op({ tbl: 'weigh-in-events', kind: 'event', id, set: { ...event, totalFish: 5 } })
    })
    return () => device.push([...changes, ...bags])
  })
  const replies = await Promise.all(stations.map((push) => push()))
  const bags = replies.flatMap(({ results }) => results.slice(10))
  expect(bags.map(({ status }) => status)).toEqual(Array(50).fill('applied'))
  expect(await deadlocks()).toBe(before)
})
