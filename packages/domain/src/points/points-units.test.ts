import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bounded,
  inPoints,
  lessUnits,
  scaledPoints,
  scaledRatio,
  setting,
  toHundredths,
  UNITS_PER_HUNDREDTH,
  UNITS_PER_POINT,
  whole,
} from './points-units.ts'

describe('typed numbers', () => {
  test('a point has 2,000,000 units, a hundredth 20,000', () => {
    expect([UNITS_PER_POINT, UNITS_PER_HUNDREDTH]).toEqual([2_000_000, 20_000])
    expect([1, 0.0001, 87.5, -1, 0, null, undefined].map(setting)).toEqual([2_000_000, 200, 175_000_000, -2_000_000, 0, 0, 0])
    expect([1, 0.0001, -2.5, null, undefined].map(scaledPoints)).toEqual([10_000, 1, -25_000, 0, 0])
  })

  test('a missing ratio is 1', () => {
    expect([1.5, 0, -1, null, undefined].map(scaledRatio)).toEqual([15_000, 0, -10_000, 10_000, 10_000])
  })

  test('what cannot be counted is the most that can, what is no number is 0', () => {
    expect([100_000_000, 100_000_001, 1e300, Number.POSITIVE_INFINITY].map(scaledPoints)).toEqual([1e12, 1e12, 1e12, 1e12])
    expect([-100_000_000, -100_000_001, -1e300].map(scaledPoints)).toEqual([-1e12, -1e12, -1e12])
    expect([99_999_999.5, -99_999_999.5].map(scaledPoints)).toEqual([999_999_995_000, -999_999_995_000])
    expect([9_999.5, 10_000, 10_001, 1e300, -10_001, Number.NaN].map(scaledRatio)).toEqual([99_995_000, 1e8, 1e8, 1e8, -1e8, 0])
    expect(setting(Number.NaN)).toBe(0)
    expect([2e14, 2e14 + 1, -2e14 - 1, 12].map(bounded)).toEqual([2e14, 2e14, -2e14, 12])
  })
})

describe('amounts', () => {
  test('less so many units, not below nothing', () => {
    expect(lessUnits({ units: 5, over: 1, holders: 3 }, 4)).toEqual({ units: 1, over: 1, holders: 3 })
    expect(lessUnits({ units: 5, over: 1, holders: 3 }, 5)).toEqual({ units: 0, over: 1, holders: 3 })
    expect(lessUnits({ units: 5, over: 1, holders: 3 }, 6)).toEqual({ units: 0, over: 0, holders: 1 })
  })

  test('in points, with all decimals', () => {
    expect(inPoints(whole(3_000_000))).toBe(1.5)
    expect(inPoints({ units: 0, over: 1, holders: 4 })).toBe(0.25 / 2_000_000)
  })

  test('hundredths are rounded half up, once', () => {
    expect(toHundredths(whole(10_000), 10_000)).toBe(1)
    expect(toHundredths(whole(9_999), 10_000)).toBe(0)
    expect(toHundredths({ units: 9_999, over: 2, holders: 3 }, 10_000)).toBe(0)
    expect(toHundredths({ units: 6_666, over: 2, holders: 3 }, 15_000)).toBe(1)
    expect(toHundredths({ units: 6_666, over: 1, holders: 3 }, 15_000)).toBe(0)
    expect(toHundredths(whole(30_000), 10_000)).toBe(2)
  })

  test('nothing, less than nothing and a ratio of nothing are 0', () => {
    expect(toHundredths(whole(0), 10_000)).toBe(0)
    expect(toHundredths(whole(-1), 1e8)).toBe(0)
    expect(toHundredths({ units: -1, over: 1, holders: 2 }, 1e8)).toBe(0)
    expect(toHundredths(whole(2e14), 0)).toBe(0)
    expect(toHundredths(whole(2e14), -10_000)).toBe(0)
    expect(toHundredths(whole(20_000), 1)).toBe(0)
    expect(toHundredths({ units: 0, over: 1, holders: 2 }, 1e8)).toBe(0)
  })

  test('agrees with integers of any size', () => {
    const amount = fc
      .record({
        units: fc.oneof(
          fc.nat(),
          fc.maxSafeNat().map((units) => units % 2e15),
        ),
        over: fc.nat(),
        holders: fc.integer({ min: 1, max: 20_000 }),
      })
      .map(({ units, over, holders }) => ({ units, over: over % holders, holders }))
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1e8 }), ({ units, over, holders }, ratio) => {
        const divisor = 200_000_000n * BigInt(holders)
        const product = (BigInt(units) * BigInt(holders) + BigInt(over)) * BigInt(ratio)
        expect(BigInt(toHundredths({ units, over, holders }, ratio))).toBe((2n * product + divisor) / (2n * divisor))
      }),
      { numRuns: 400 },
    )
  })
})
