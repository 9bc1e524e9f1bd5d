import { expect, test } from 'vitest'
import { type CrashPoint, crashPointsOf, liveThroughCrash } from './crash-points.ts'
import { testRamp } from './test-ramp.ts'

/** What the gate has time for; `npm run test:sync` takes every point. */
const MOST_MS = 25_000
const LEAST = { row: 3, transaction: 3, statement: 3, commit: 3 }

const ramp = testRamp()

/** Steps through the whole day again and again, so that however far it comes it has been everywhere. */
const STRIDE = 17
const spread = (points: CrashPoint[]) =>
  Array.from({ length: STRIDE }, (_, first) => points.filter((_point, index) => index % STRIDE === first)).flat()

test('a device that dies at any row, a database that dies at any statement: the day ends as if it had not', async () => {
  const points = spread(await crashPointsOf(ramp()))
  const tried = { row: 0, transaction: 0, statement: 0, commit: 0 }
  const end = Date.now() + MOST_MS
  for (const point of points) {
    if (Date.now() > end && Object.entries(LEAST).every(([where, least]) => tried[where as 'row'] >= least)) break
    expect(await liveThroughCrash(ramp(), point), `cut at ${point.where} ${point.k}`).toEqual([])
    tried[point.where]++
  }
  expect(points.length).toBeGreaterThan(100)
}, 300_000)
