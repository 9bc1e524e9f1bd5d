import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameValue } from './same-value.ts'

test('settings that were typed in another order are the same settings', () => {
  expect(sameValue({ weight: { unit: 'lb', fishLimit: 5 } }, { weight: { fishLimit: 5, unit: 'lb' } })).toBe(true)
  expect(sameValue({ weight: { unit: 'lb', fishLimit: undefined } }, { weight: { unit: 'lb' } })).toBe(true)
})

test('a list in another order is another list', () => {
  expect(sameValue(['Dana', 'Cal'], ['Cal', 'Dana'])).toBe(false)
  expect(sameValue(['Dana'], { 0: 'Dana' })).toBe(false)
})

test('nothing is not zero, and a missing half is not the whole', () => {
  expect(sameValue(null, 0)).toBe(false)
  expect(sameValue(null, {})).toBe(false)
  expect(sameValue({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(sameValue({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false)
})

test('a copy is the same, whatever it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(sameValue(value, structuredClone(value))).toBe(true)
    }),
  )
})
