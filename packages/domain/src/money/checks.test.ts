import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords, checkNumbers } from './checks.ts'

test.each([
  [0, 'Zero and 00/100'],
  [105, 'One and 05/100'],
  [2_150, 'Twenty-one and 50/100'],
  [10_550, 'One hundred five and 50/100'],
  [1_000_000, 'Ten thousand and 00/100'],
  [131_919_13, 'One hundred thirty-one thousand nine hundred nineteen and 13/100'],
  [200_001_700_40, 'Two hundred million one thousand seven hundred and 40/100'],
])('%i cents are “%s”', (cents, words) => {
  expect(amountInWords(cents)).toBe(words)
})

test('LAW: two amounts never have the same words', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999_999 })
  fc.assert(fc.property(amount, amount, (one, other) => (one === other) === (amountInWords(one) === amountInWords(other))))
})

test('checks are numbered from the first on, as wide as it was typed', () => {
  expect(checkNumbers('1042', 3)).toEqual(['1042', '1043', '1044'])
  expect(checkNumbers(' 0099 ', 2)).toEqual(['0099', '0100'])
  expect([checkNumbers('A7', 2), checkNumbers('', 1), checkNumbers('1'.repeat(16), 1)]).toEqual([null, null, null])
})
