import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideHalfAway, mulDivFloor, mulDivHalfUp, productLess, toMultiple, toScaled } from './exact.ts'

const big = fc.nat({ max: 2 ** 31 - 1 })
const divisor = fc.integer({ min: 1, max: 1_000_000 })

describe('exact arithmetic', () => {
  test('87.5 % of 36663 cents is 32080 cents', () => {
    expect(mulDivFloor(36_663, toScaled(87.5), 1_000_000)).toBe(32_080)
  })

  test('typed decimals scale to whole ten-thousandths, missing is 0', () => {
    expect([4.8, 0.8, 33.3333, 1.1, null, undefined].map(toScaled)).toEqual([48_000, 8_000, 333_333, 11_000, 0, 0])
  })

  test('agrees with integers of any size', () => {
    fc.assert(
      fc.property(big, big, divisor, (a, b, d) => {
        fc.pre((BigInt(a) * BigInt(b)) / BigInt(d) < BigInt(Number.MAX_SAFE_INTEGER))
        expect(BigInt(mulDivFloor(a, b, d))).toBe((BigInt(a) * BigInt(b)) / BigInt(d))
        expect(BigInt(mulDivHalfUp(a, b, d))).toBe((2n * BigInt(a) * BigInt(b) + BigInt(d)) / (2n * BigInt(d)))
        expect(productLess(a, b, d, a)).toBe(BigInt(a) * BigInt(b) < BigInt(d) * BigInt(a))
      }),
    )
  })

  test('halves go away from zero, and zero has no sign', () => {
    expect([15, -15, 14, -14, -4].map((value) => divideHalfAway(value, 10))).toEqual([2, -2, 1, -1, 0])
    expect(Object.is(divideHalfAway(-4, 10), 0)).toBe(true)
  })

  test('multiples lie just below or just above, or hit', () => {
    expect(toMultiple(85_000, 31, 100, 500, 'down')).toBe(26_000)
    expect(toMultiple(85_000, 31, 100, 500, 'up')).toBe(26_500)
    expect(toMultiple(85_000, 1, 2, 500, 'up')).toBe(42_500)
  })
})
