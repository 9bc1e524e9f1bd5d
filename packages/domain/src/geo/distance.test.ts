import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Box, boxAround, EARTH_RADIUS_MILES, milesBetween, type Point } from './distance.ts'

const isInBox = ({ latitude, longitude }: Point, { south, north, west, east }: Box): boolean =>
  latitude >= south && latitude <= north && (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)

const QUITMAN = { latitude: 32.8049, longitude: -95.4302 }
const EMORY = { latitude: 32.875, longitude: -95.7418 }
const DALLAS = { latitude: 32.7831, longitude: -96.8067 }

const aPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('how far it is to the ramp', () => {
  test('the pairs of the textbooks', () => {
    // Nashville to Los Angeles, 2,887.26 km on a ball of 6,372.8 km: the worked example of the formula.
    const textbook = milesBetween({ latitude: 36.12, longitude: -86.67 }, { latitude: 33.94, longitude: -118.4 })
    expect((textbook / EARTH_RADIUS_MILES) * 6372.8).toBeCloseTo(2887.26, 2)
    // A degree along a meridian is 69.09 miles, and around half the equator it is pi radii.
    expect(milesBetween({ latitude: 32, longitude: -95 }, { latitude: 33, longitude: -95 })).toBeCloseTo(69.093, 3)
    expect(milesBetween({ latitude: 0, longitude: -90 }, { latitude: 0, longitude: 90 })).toBeCloseTo(Math.PI * EARTH_RADIUS_MILES, 6)
  })

  test('from Quitman it is 18.7 miles to Emory and some 80 to Dallas', () => {
    expect(milesBetween(QUITMAN, EMORY)).toBeCloseTo(18.7, 1)
    expect(milesBetween(QUITMAN, DALLAS)).toBeCloseTo(80, 0)
  })

  test('it is as far there as back, nowhere is further than half around, and here is no distance', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (a, b) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6)
        expect(milesBetween(a, b)).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_MILES + 1e-6)
        expect(milesBetween(a, a)).toBe(0)
      }),
    )
  })
})

describe('the box an index looks into', () => {
  test('holds everything within the distance, at the poles and at the date line too', () => {
    fc.assert(
      fc.property(aPoint, aPoint, fc.double({ min: 0.1, max: 3000, noNaN: true }), (center, point, miles) => {
        // One that is meant to be near, since two random points hardly ever are.
        const near = {
          latitude: Math.max(-90, Math.min(90, center.latitude + (point.latitude * miles) / 6000)),
          longitude: ((center.longitude + (point.longitude * miles) / 6000 + 540) % 360) - 180,
        }
        for (const one of [point, near])
          if (milesBetween(center, one) <= miles - 1e-6) expect(isInBox(one, boxAround(center, miles))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('is no larger than it must be', () => {
    const { south, north, west, east } = boxAround(QUITMAN, 50)
    expect(milesBetween(QUITMAN, { ...QUITMAN, latitude: north })).toBeCloseTo(50, 6)
    expect(milesBetween(QUITMAN, { ...QUITMAN, latitude: south })).toBeCloseTo(50, 6)
    for (const longitude of [west, east]) {
      // The circle touches the meridian a little north of its center.
      const touching = Math.min(...Array.from({ length: 2000 }, (_, i) => milesBetween(QUITMAN, { latitude: 32.5 + i / 2500, longitude })))
      expect(touching).toBeCloseTo(50, 3)
    }
  })

  test('goes around the date line, and around a pole it has every longitude', () => {
    const aleutians = boxAround({ latitude: 52, longitude: 179.5 }, 60)
    expect(aleutians.west).toBeGreaterThan(aleutians.east)
    expect(isInBox({ latitude: 52, longitude: -179.6 }, aleutians)).toBe(true)
    expect(isInBox({ latitude: 52, longitude: 0 }, aleutians)).toBe(false)
    expect(boxAround({ latitude: 89.9, longitude: 10 }, 50)).toMatchObject({ west: -180, east: 180, north: 90 })
    const south = boxAround({ latitude: -89.9, longitude: 10 }, 50)
    expect(south).toMatchObject({ west: -180, east: 180, south: -90 })
    expect(south.north).toBeCloseTo(-89.18, 2)
    expect(boxAround({ latitude: 89.9, longitude: 10 }, 50).south).toBeCloseTo(89.18, 2)
  })
})
