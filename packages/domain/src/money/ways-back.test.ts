import { expect, test } from 'vitest'
import type { Line } from './posting.ts'
import { waysBack } from './ways-back.ts'

const card = { most: 10_000, why: 'card-short' } as const
const lines = (...places: [Line['account'], number][]): Line[] => places.map(([account, amount]) => ({ account, amount }))

test('each dollar goes back the way it came, and never more than is left', () => {
  expect(waysBack(15_000, lines(['card', 10_000], ['cash', 5_000]), card)).toEqual([
    { method: 'cash', amount: 5_000, why: null },
    { method: 'card', amount: 10_000, why: null },
  ])
  // $30 went back by check before: the cash part is what is left.
  expect(waysBack(7_000, lines(['cash', 10_000], ['check', -3_000]), card)).toEqual([{ method: 'cash', amount: 7_000, why: null }])
  expect(waysBack(0, lines(['cash', 10_000], ['check', -10_000]), card)).toEqual([])
})

test('what the card cannot take, and what was paid elsewhere, goes by check and says why', () => {
  expect(waysBack(10_000, lines(['card', 10_000]), { most: 2_000, why: 'card-short' })).toEqual([
    { method: 'check', amount: 8_000, why: 'card-short' },
    { method: 'card', amount: 2_000, why: null },
  ])
  expect(waysBack(10_000, lines(['card', 10_000]), { most: 0, why: 'cards-off' })).toEqual([
    { method: 'check', amount: 10_000, why: 'cards-off' },
  ])
  expect(waysBack(13_000, lines(['online', 10_000], ['check', 3_000]), card)).toEqual([
    { method: 'check', amount: 13_000, why: 'elsewhere' },
  ])
})
