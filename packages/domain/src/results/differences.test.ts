import { expect, test } from 'vitest'
import { type ComparedResults, differences } from './differences.ts'

const results = (rows: [entry: string, place: number, weight: number, points: number, money: number, pot?: number][]): ComparedResults => ({
  standings: { standings: rows.map(([entry, position, totalWeight]) => ({ entry, position, totalWeight })) },
  points: rows.map(([entry, , , points]) => ({ entry, points })),
  payouts: { payouts: rows.map(([entry, , , , amount]) => ({ entry, amount })), groupPots: [] },
  pots: [{ payouts: rows.flatMap(([entry, , , , , amount]) => (amount ? [{ entry, amount }] : [])) }],
})

test('the same results differ in nothing', () => {
  const two = results([
    ['a', 1, 200_000, 100, 50_000],
    ['b', 2, 100_000, 99, 0],
  ])
  expect(differences(two, structuredClone(two))).toEqual([])
})

test('one fish more moves two boats; a pot is money; a boat that is gone is told last', () => {
  const before = results([
    ['a', 1, 200_000, 100, 50_000],
    ['b', 2, 190_000, 99, 0],
    ['c', 3, 10_000, 98, 0],
    ['d', 4, 0, 0, 0],
  ])
  const after = results([
    ['b', 1, 210_000, 100, 50_000],
    ['a', 2, 200_000, 99, 0],
    ['c', 3, 10_000, 98, 0, 2_000],
  ])
  expect(differences(before, after)).toEqual([
    {
      entry: 'b',
      before: { place: 2, weight: 190_000, points: 99, money: 0 },
      after: { place: 1, weight: 210_000, points: 100, money: 50_000 },
    },
    {
      entry: 'a',
      before: { place: 1, weight: 200_000, points: 100, money: 50_000 },
      after: { place: 2, weight: 200_000, points: 99, money: 0 },
    },
    {
      entry: 'c',
      before: { place: 3, weight: 10_000, points: 98, money: 0 },
      after: { place: 3, weight: 10_000, points: 98, money: 2_000 },
    },
    { entry: 'd', before: { place: 4, weight: 0, points: 0, money: 0 }, after: null },
  ])
})
