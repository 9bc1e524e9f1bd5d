import { afterAll, beforeAll, expect, test } from 'vitest'
import type {} from '../../../server/src/platform/database/test-database.setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../server/src/platform/database/test-database.ts'
import { type CrashPoint, crashPointsOf, liveThroughCrash } from './crash-points.ts'
import { type RampServer, rampServer } from './ramp-server.ts'
import { makeWorld } from './world.ts'

/** What the gate has time for; `npm run test:sync` takes every point. */
const MOST_MS = 25_000
const LEAST = { row: 3, transaction: 3, statement: 3, commit: 3 }

let database: TestDatabase
let server: RampServer
beforeAll(async () => {
  database = await createTestDatabase()
  server = await rampServer(database, makeWorld())
})
afterAll(async () => {
  await server.close()
  await database.close()
})

/** Steps through the whole day again and again, so that however far it comes it has been everywhere. */
const STRIDE = 17
const spread = (points: CrashPoint[]) =>
  Array.from({ length: STRIDE }, (_, first) => points.filter((_point, index) => index % STRIDE === first)).flat()

test('a device that dies at any row, a database that dies at any statement: the day ends as if it had not', async () => {
  const points = spread(await crashPointsOf(server))
  const tried = { row: 0, transaction: 0, statement: 0, commit: 0 }
  const end = Date.now() + MOST_MS
  for (const point of points) {
    if (Date.now() > end && Object.entries(LEAST).every(([where, least]) => tried[where as 'row'] >= least)) break
    expect(await liveThroughCrash(server, point), `cut at ${point.where} ${point.k}`).toEqual([])
    tried[point.where]++
  }
  expect(points.length).toBeGreaterThan(100)
}, 120_000)
