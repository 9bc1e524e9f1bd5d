import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'
import { FEET_PER_PIXEL } from './map-scale.ts'
import { mercatorPoint, mercatorSpot, WORLD } from './mercator.ts'

const LAKE_FORK = { latitude: 32.82, longitude: -95.57 }

test('the middle of the earth is the middle of the map, and Lake Fork lies on the tile that providers cut it on', () => {
  expect(mercatorSpot({ latitude: 0, longitude: 0 })).toEqual({ x: WORLD / 2, y: WORLD / 2 })
  const { x, y } = mercatorSpot(LAKE_FORK)
  // The usual formula of tile numbers, by hand for zoom 10: 1024 · (180 − 95.57) / 360 = 240.2; 1024 · (1 − ln(0.6449 + 1.1899) / π) / 2 = 413.1.
  expect([Math.floor((x / WORLD) * 1024), Math.floor((y / WORLD) * 1024)]).toEqual([240, 413])
})

test('a place comes back from its spot, also from the poles as far as the map goes', () => {
  for (const latitude of [-85, -33.3, 0, 32.82, 71.3])
    for (const longitude of [-179, -95.57, 0, 144.8]) {
      const again = mercatorPoint(mercatorSpot({ latitude, longitude }))
      expect(again.latitude).toBeCloseTo(latitude, 8)
      expect(again.longitude).toBeCloseTo(longitude, 8)
    }
  expect(mercatorSpot({ latitude: 90, longitude: 0 }).y).toBeCloseTo(0, 2)
})

test('a pixel at the equator is as many feet as the table says', () => {
  const feet = milesBetween(mercatorPoint({ x: 256, y: 256 }), mercatorPoint({ x: 257, y: 256 })) * 5280
  expect(feet / FEET_PER_PIXEL[0]!).toBeCloseTo(1, 2)
})
