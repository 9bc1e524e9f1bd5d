import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAP_SIZE, pointAt, spotOf } from './albers-usa.ts'

/** As d3-geo 3.1.1 draws them (`geoAlbersUsa`, the scale of us-atlas). */
const DRAWN: [name: string, latitude: number, longitude: number, x: number, y: number][] = [
  ['Dallas', 32.7767, -96.797, 482.909, 440.534],
  ['Miami', 25.7617, -80.1918, 822.738, 572.541],
  ['Seattle', 47.6062, -122.3321, 97.625, 46.319],
  ['Bangor', 44.8016, -68.7712, 929.628, 103.386],
  ['Anchorage', 61.2181, -149.9003, 112.277, 544.278],
  ['Honolulu', 21.3069, -157.8583, 266.96, 549.19],
]

test.each(DRAWN)('%s is drawn where everybody draws it, and found there', (_name, latitude, longitude, x, y) => {
  const spot = spotOf({ latitude, longitude })!
  expect([spot.x, spot.y].map((value) => Math.round(value * 1000) / 1000)).toEqual([x, y])
  const point = pointAt(spot)
  expect(point.latitude).toBeCloseTo(latitude, 6)
  expect(point.longitude).toBeCloseTo(longitude, 6)
})

test('what lies elsewhere is not on this map', () => {
  expect(spotOf({ latitude: 48.85, longitude: 2.35 })).toBeNull()
  expect(spotOf({ latitude: -33.9, longitude: 151.2 })).toBeNull()
})

test('LAW: a spot of the lower states and its place lead to each other', () => {
  fc.assert(
    fc.property(fc.double({ min: 345, max: MAP_SIZE.width - 1, noNaN: true }), fc.double({ min: 1, max: 600, noNaN: true }), (x, y) => {
      const spot = spotOf(pointAt({ x, y }))!
      expect(spot.x).toBeCloseTo(x, 6)
      expect(spot.y).toBeCloseTo(y, 6)
    }),
    { numRuns: 300, seed: 7 },
  )
})
