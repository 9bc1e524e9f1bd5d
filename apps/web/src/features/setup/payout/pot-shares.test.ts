import { expect, test } from 'vitest'
import { asShares, sharesOf } from './pot-shares.ts'

test('the shares of a pot go out as they came in, in the order of the places', () => {
  const kept = [
    { position: 2, percentage: 30 },
    { position: 1, percentage: 70 },
  ]
  expect(sharesOf({ payoutsPercentages: kept })).toEqual([70, 30])
  expect(asShares(sharesOf({ payoutsPercentages: kept }))).toEqual(kept.toReversed())
})

test('no share is nothing set', () => {
  expect(sharesOf({})).toEqual([])
  expect(asShares([])).toBeUndefined()
})
