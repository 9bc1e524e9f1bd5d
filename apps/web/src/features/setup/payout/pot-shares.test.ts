import { expect, test } from 'vitest'
import { readShares, writeShares } from './pot-shares.ts'

test('shares are typed as numbers with blanks between', () => {
  expect(readShares('50 30 20')).toEqual([
    { position: 1, percentage: 50 },
    { position: 2, percentage: 30 },
    { position: 3, percentage: 20 },
  ])
  expect(readShares('62.5%, 37.5')?.map(({ percentage }) => percentage)).toEqual([62.5, 37.5])
  expect(readShares('')).toBeNull()
})

test('and written the same way', () => {
  expect(writeShares(readShares('60 40') ?? [])).toBe('60 40')
  expect(writeShares([])).toBe('')
})
