import { expect, test } from 'vitest'
import { dollarsAndCents } from './dollars-and-cents.ts'
import { shortDollars } from './short-dollars.ts'

test('money is written with commas and its sign in front, with cents in a list and without in a sentence', () => {
  const written = [0, 5, 124_000, 123_456_789, -6200, -100_000_00].map((cents) => [dollarsAndCents(cents), shortDollars(cents)])
  expect(written).toEqual([
    ['$0.00', '$0'],
    ['$0.05', '$0.05'],
    ['$1,240.00', '$1,240'],
    ['$1,234,567.89', '$1,234,567.89'],
    ['−$62.00', '−$62'],
    ['−$100,000.00', '−$100,000'],
  ])
})
