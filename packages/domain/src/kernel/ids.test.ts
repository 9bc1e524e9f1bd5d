import { expect, test } from 'vitest'
import { isId } from './ids.ts'

test.each([
  ['0123456789abcdef01234567', true],
  ['ffffffffffffffffffffffff', true],
  ['0123456789abcdef0123456', false],
  ['0123456789abcdef012345678', false],
  ['0123456789ABCDEF01234567', false],
  ['0123456789abcdeg01234567', false],
  [' 0123456789abcdef01234567', false],
  ['0123456789abcdef01234567\n', false],
  ['x0123456789abcdef01234567x', false],
  ['', false],
])('%j', (value, expected) => {
  expect(isId(value)).toBe(expected)
})
