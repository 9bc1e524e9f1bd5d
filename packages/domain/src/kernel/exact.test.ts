import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DECIMAL_SCALE, divideHalfAway, mulDivFloor, mulDivHalfUp, productLess, type Rounding, toMultiple, toScaled } from './exact.ts'

const small = fc.nat({ max: 50 })
const big = fc.nat({ max: 2 ** 31 - 1 })
const any = fc.oneof(small, big)
const divisor = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1_000_000 }))

describe('exact arithmetic', () => {
  test('87.5 % of 36663 cents is 32080 cents', () => {
    expect(mulDivFloor(36_663, toScaled(87.5), 1_000_000)).toBe(32_080)
  })

  test('typed decimals scale to whole ten-thousandths, missing is 0', () => {
    expect(DECIMAL_SCALE).toBe(10_000)
    expect([4.8, 0.8, 33.3333, 1.1, null, undefined].map(toScaled)).toEqual([48_000, 8_000, 333_333, 11_000, 0, 0])
    expect([0.00004, 0.00005, -1.5, 1.00009].map(toScaled)).toEqual([0, 1, -15_000, 10_001])
  })

  test.each([
    [7, 1, 2, 3, 4],
    [8, 1, 2, 4, 4],
    [0, 5, 3, 0, 0],
    [5, 1, 3, 1, 2],
    [4, 1, 3, 1, 1],
    [3, 3, 9, 1, 1],
    [1, 1, 2, 0, 1],
  ])('%d × %d / %d is %d below and %d half up', (a, b, d, floor, halfUp) => {
    expect(mulDivFloor(a, b, d)).toBe(floor)
    expect(mulDivHalfUp(a, b, d)).toBe(halfUp)
  })

  test('at the edge of what a number holds nothing is lost', () => {
    const most = Number.MAX_SAFE_INTEGER
    expect(mulDivFloor(most, 1, 1)).toBe(most)
    expect(mulDivFloor(most, 3, 3)).toBe(most)
    expect(mulDivFloor(most - 1, 3, 3)).toBe(most - 1)
    expect(mulDivHalfUp(most, 3, 3)).toBe(most)
    expect(mulDivHalfUp(2 ** 52 + 1, 1, 2)).toBe(2 ** 51 + 1)
    expect(mulDivHalfUp(2 ** 52 + 1, 1, 3)).toBe(Number((2n * (2n ** 52n + 1n) + 3n) / 6n))
    expect(productLess(2 ** 53 - 1, 3, 2 ** 53 - 1, 3)).toBe(false)
    expect(productLess(94_906_267, 94_906_267, 94_906_266, 94_906_268)).toBe(false)
    expect(productLess(94_906_266, 94_906_268, 94_906_267, 94_906_267)).toBe(true)
    expect(productLess(1, 1, 94_906_267, 94_906_267)).toBe(true)
    expect(productLess(94_906_267, 94_906_267, 1, 1)).toBe(false)
  })

  test('agrees with integers of any size', () => {
    fc.assert(
      fc.property(any, any, divisor, any, (a, b, d, c) => {
        fc.pre((BigInt(a) * BigInt(b)) / BigInt(d) < BigInt(Number.MAX_SAFE_INTEGER))
        expect(BigInt(mulDivFloor(a, b, d))).toBe((BigInt(a) * BigInt(b)) / BigInt(d))
        expect(BigInt(mulDivHalfUp(a, b, d))).toBe((2n * BigInt(a) * BigInt(b) + BigInt(d)) / (2n * BigInt(d)))
        expect(productLess(a, b, d, a)).toBe(BigInt(a) * BigInt(b) < BigInt(d) * BigInt(a))
        expect(productLess(a, b, c, d)).toBe(BigInt(a) * BigInt(b) < BigInt(c) * BigInt(d))
      }),
      { numRuns: 500 },
    )
  })

  test('equal products are not less', () => {
    expect([productLess(2, 6, 3, 4), productLess(2, 6, 3, 5), productLess(2, 6, 3, 3), productLess(0, 5, 0, 9)]).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  test('halves go away from zero, and zero has no sign', () => {
    expect([15, -15, 14, -14, -4, -5, 5, 4, 0].map((value) => divideHalfAway(value, 10))).toEqual([2, -2, 1, -1, 0, -1, 1, 0, 0])
    for (const value of [-4, 0, -0]) expect(Object.is(divideHalfAway(value, 10), 0)).toBe(true)
  })

  test('multiples lie just below or just above, or hit', () => {
    expect(toMultiple(85_000, 31, 100, 500, 'down')).toBe(26_000)
    expect(toMultiple(85_000, 31, 100, 500, 'up')).toBe(26_500)
    expect(toMultiple(85_000, 1, 2, 500, 'up')).toBe(42_500)
    expect(toMultiple(85_000, 1, 2, 500, 'down')).toBe(42_500)
    expect(toMultiple(0, 1, 2, 500, 'up')).toBe(0)
    expect(toMultiple(1, 1, 2, 500, 'up')).toBe(500)
    expect(toMultiple(1, 1, 2, 500, 'down')).toBe(0)
  })

  test('the nearest multiple takes a half up', () => {
    expect([249, 250, 251, 749, 750, 1000].map((cents) => toMultiple(cents, 1, 1, 500, 'nearest'))).toEqual([0, 500, 500, 500, 1000, 1000])
    expect(toMultiple(500, 1, 2, 500, 'nearest')).toBe(500)
    expect(toMultiple(499, 1, 2, 500, 'nearest')).toBe(0)
  })

  test('a multiple is never further away than its direction allows', () => {
    fc.assert(
      fc.property(any, fc.nat({ max: 1_000 }), divisor, fc.integer({ min: 1, max: 1_000 }), (numerator, factor, denominator, step) => {
        const exact = BigInt(numerator) * BigInt(factor)
        const scaled = (direction: Rounding) =>
          BigInt(toMultiple(numerator, factor, denominator, step, direction)) * BigInt(denominator) - exact
        const width = BigInt(step) * BigInt(denominator)
        expect(scaled('down') <= 0n && scaled('down') > -width).toBe(true)
        expect(scaled('up') >= 0n && scaled('up') < width).toBe(true)
        expect(2n * scaled('nearest') <= width && 2n * scaled('nearest') > -width).toBe(true)
      }),
    )
  })
})
