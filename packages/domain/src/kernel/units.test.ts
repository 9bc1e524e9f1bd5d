import { expect, test } from 'vitest'
import { UNITS_PER_KILOGRAM, UNITS_PER_OUNCE, UNITS_PER_POUND } from './units.ts'

test('a pound has sixteen ounces, a kilogram a thousand grams', () => {
  expect(UNITS_PER_OUNCE).toBe(1_000)
  expect(UNITS_PER_POUND).toBe(16 * UNITS_PER_OUNCE)
  expect(UNITS_PER_KILOGRAM).toBe(1_000 * 1_000)
})
