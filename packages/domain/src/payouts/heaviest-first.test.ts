import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heaviestFirst } from './heaviest-first.ts'

const byIndex = (a: number, b: number) => a - b
const slowly = (weights: readonly number[], compare: (a: number, b: number) => number) =>
  weights.map((_, index) => index).sort((a, b) => weights[b]! - weights[a]! || compare(a, b))

describe('heaviest first', () => {
  test('nobody, one, and a tie at either end', () => {
    expect(heaviestFirst([], byIndex)).toEqual([])
    expect(heaviestFirst([7], byIndex)).toEqual([0])
    expect(heaviestFirst([5, 9, 5, 9, 7], byIndex)).toEqual([1, 3, 4, 0, 2])
    expect(heaviestFirst([5, 9, 5, 9, 7], (a, b) => b - a)).toEqual([3, 1, 4, 2, 0])
  })

  test('the order given decides only between equal weights', () => {
    expect(heaviestFirst([1, 1, 1, 2], (a, b) => b - a)).toEqual([3, 2, 1, 0])
  })

  test('a scale that reads parts of a unit, or far too much, is sorted like any other', () => {
    expect(heaviestFirst([1.5, 1.25, 1.5, 2], byIndex)).toEqual([3, 0, 2, 1])
    expect(heaviestFirst([2 ** 60, 5, 2 ** 61, 5], (a, b) => b - a)).toEqual([2, 0, 3, 1])
    const most = Number.MAX_SAFE_INTEGER / 2 ** 20
    expect(heaviestFirst([Math.floor(most) - 2, Math.floor(most) - 1, Math.floor(most), Math.ceil(most)], byIndex)).toEqual([3, 2, 1, 0])
  })

  test('is the same as comparing one by one', () => {
    const weight = fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 400_000 }), fc.constantFrom(1e9, 2 ** 33 - 1, 2 ** 33, 2 ** 40, 0.5))
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 60 }), fc.boolean(), (weights, turned) => {
        const compare = turned ? (a: number, b: number) => b - a : byIndex
        expect(heaviestFirst(weights, compare)).toEqual(slowly(weights, compare))
      }),
      { numRuns: 500 },
    )
  })

  test('more entries than a key has room for', () => {
    const order = heaviestFirst(new Array<number>(2 ** 20 + 2).fill(3), byIndex)
    expect([order.length, order[0], order.at(-1)]).toEqual([2 ** 20 + 2, 0, 2 ** 20 + 1])
  })
})
