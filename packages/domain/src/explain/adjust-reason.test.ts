import { expect, test } from 'vitest'
import { adjustReason } from './adjust-reason.ts'

test('a reason has the unit of the sum above it', () => {
  const line = { weight: 24_000, message: '1.50 lbs for being 12 minutes late' }
  expect(adjustReason(line, 'board')).toBe('1-08 for being 12 minutes late')
  expect(adjustReason(line, 'decimal-lb')).toBe('1.50 for being 12 minutes late')
  const sentence = 'Team has been disqualified by being 40 minutes late.'
  expect(adjustReason({ weight: 0, message: sentence }, 'board')).toBe(sentence)
})
