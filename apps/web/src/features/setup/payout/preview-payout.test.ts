import { expect, test } from 'vitest'
import { previewPayout } from './preview-payout.ts'

test('62 boats at $100, one place in five', () => {
  const preview = previewPayout({ boats: 62, teamSize: 2, entryFee: 10_000, settings: { payout: { oneIn: 5, chargePer: 'Team' } } })
  expect(preview.pool).toBe(620_000)
  expect(preview.paidPlaces).toBe(12)
  expect(preview.positionAmounts[0]!.amount).toBeGreaterThan(preview.positionAmounts[1]!.amount)
})

test('a fee per angler doubles the pool of teams of two', () => {
  const preview = previewPayout({ boats: 10, teamSize: 2, entryFee: 5000, settings: { payout: { chargePer: 'Angler', placesPaid: 3 } } })
  expect(preview.pool).toBe(100_000)
})

test('no boats, no money, no error', () => {
  expect(previewPayout({ boats: 0, teamSize: 1, entryFee: null, settings: {} }).pool).toBe(0)
})
