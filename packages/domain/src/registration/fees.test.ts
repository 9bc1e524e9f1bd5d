import { describe, expect, test } from 'vitest'
import { creditsUsed, type FeeItem, processingFee } from './fees.ts'

const item = (cost: number, type = 'Entry Fee'): FeeItem => ({ type, key: 'k', cost, description: 'd' })

describe('the processing fee', () => {
  test.each([
    [10_000, 331],
    [12_350, 402],
    [1, 31],
    [16, 31],
    [17, 32],
    [49, 32],
    [50, 33],
    [0, 0],
    [-100, 0],
  ])('of %d cents is %d', (cost, fee) => {
    expect(processingFee({ items: [item(cost)], feePayer: 'Angler' })).toEqual({ total: cost, fee })
  })

  test('is of everything but itself', () => {
    const items = [item(5_000), item(331, 'Processing Fees'), item(5_000, 'Side Pot')]
    expect(processingFee({ items, feePayer: null })).toEqual({ total: 10_000, fee: 331 })
    expect(processingFee({ items: [item(331, 'Processing Fees')] })).toEqual({ total: 0, fee: 0 })
    expect(processingFee({ items: [item(100, 'processing fees')] })).toEqual({ total: 100, fee: 34 })
  })

  test('is nothing when the account pays, and only then', () => {
    expect(processingFee({ items: [item(10_000)], feePayer: 'Account' })).toEqual({ total: 10_000, fee: 0 })
    expect(processingFee({ items: [item(10_000)], feePayer: 'account' })).toEqual({ total: 10_000, fee: 331 })
    expect(processingFee({ items: [item(10_000)] })).toEqual({ total: 10_000, fee: 331 })
  })

  test('without items, and with an item that has no cost yet', () => {
    expect(processingFee({})).toEqual({ total: 0, fee: 0 })
    expect(processingFee({ items: null })).toEqual({ total: 0, fee: 0 })
    expect(processingFee({ items: [{ ...item(0), cost: null as never }, item(100)] })).toEqual({ total: 100, fee: 34 })
  })
})

describe('credits', () => {
  test.each([
    [5, ['a', 'b'], 2, 3],
    [2, ['a', 'b'], 2, 0],
    [1, ['a', 'b'], 1, 0],
    [0, ['a'], 0, 0],
    [-3, ['a'], 0, -3],
    [5, [], 0, 5],
    [5, null, 0, 5],
    [null, ['a'], 0, 0],
    [undefined, undefined, 0, 0],
  ])('a balance of %j for %j uses %d', (balance, users, used, balanceAfter) => {
    expect(creditsUsed({ balance, users })).toEqual({ creditsUsed: used, balanceAfter })
  })
})
