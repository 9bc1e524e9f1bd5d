import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fishThatCount, measured } from './measured.ts'

const fish = fc.integer({ min: 1, max: 400 }).map((quarters) => quarters * 250)

test('of seven fish the five longest count, the earlier of equal ones, and the longest is the big fish', () => {
  const lengths = [14_250, 18_000, 12_750, 18_000, 15_500, 12_750, 16_000]
  expect(measured(lengths, 5)).toEqual({
    weight: 18_000 + 18_000 + 16_000 + 15_500 + 14_250,
    totalFish: 5,
    bigFish: 18_000,
    counted: [true, true, false, true, true, false, true],
  })
  expect(measured([12_750, 12_750, 12_750], 2).counted).toEqual([true, true, false])
  expect(measured([], 5)).toEqual({ weight: 0, totalFish: 0, bigFish: 0, counted: [] })
  expect(measured([10_000, 11_000], null).weight).toBe(21_000)
})

test('one fish counts where fish are brought one at a time, and all of them where there is no limit', () => {
  expect(fishThatCount({ weight: { fishLimit: 5 } })).toBe(5)
  expect(fishThatCount({ weight: { fishLimit: 5 }, weighInMode: 'big-bass' })).toBe(1)
  expect(fishThatCount({ weight: {} })).toBeNull()
})

test('LAW: in whatever order they are measured it comes to the same, and one more fish never makes it less', () => {
  fc.assert(
    fc.property(fc.array(fish, { maxLength: 12 }), fish, fc.integer({ min: 1, max: 6 }), (lengths, more, limit) => {
      const { counted, ...sum } = measured(lengths, limit)
      const { counted: _, ...turned } = measured(lengths.toReversed(), limit)
      expect(turned).toEqual(sum)
      expect(lengths.filter((_, index) => counted[index]).reduce((all, one) => all + one, 0)).toBe(sum.weight)
      expect(measured([...lengths, more], limit).weight).toBeGreaterThanOrEqual(sum.weight)
    }),
  )
})
