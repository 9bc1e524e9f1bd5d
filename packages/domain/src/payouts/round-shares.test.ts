import { describe, expect, test } from 'vitest'
import { roundShares } from './round-shares.ts'

const halves = { denominator: 100, shares: [50, 30, 20].map((numerator, i) => ({ position: i + 1, numerator })) }
const amounts = (pool: number, roundUpOrDown: 'up' | 'down' | 'nearest') =>
  roundShares(pool, halves, { roundUpTo: 100, roundUpOrDown }).map(({ amount }) => amount)

describe('a purse rounded to the dollar', () => {
  test('50/30/20 of $1,518 to the nearest dollar is the purse the club printed', () => {
    expect(amounts(151_800, 'nearest')).toEqual([75_900, 45_500, 30_400])
  })

  test('down and up leave the difference with first', () => {
    expect(amounts(151_800, 'down')).toEqual([76_000, 45_500, 30_300])
    expect(amounts(151_800, 'up')).toEqual([75_800, 45_600, 30_400])
  })

  test('a half dollar goes up to the nearest, and the list still pays its pool to the cent', () => {
    const paid = amounts(100_500, 'nearest')
    expect(paid).toEqual([50_200, 30_200, 20_100])
    expect(paid.reduce((a, b) => a + b, 0)).toBe(100_500)
  })
})
