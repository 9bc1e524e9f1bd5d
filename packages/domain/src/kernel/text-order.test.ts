import { expect, test } from 'vitest'
import { byText, byTextMissingLast } from './text-order.ts'

test('code units: capitals before small letters, accents last, the same everywhere', () => {
  expect(['b', 'é', 'a', 'B', 'a10', 'a9', ''].sort(byText)).toEqual(['', 'B', 'a', 'a10', 'a9', 'b', 'é'])
  expect([byText('a', 'b'), byText('b', 'a'), byText('a', 'a')]).toEqual([-1, 1, 0])
})

test('what is missing comes last, and is equal to what is missing', () => {
  expect(['b', null, 'a', undefined, ''].sort(byTextMissingLast)).toEqual(['', 'a', 'b', null, undefined])
  expect(byTextMissingLast(null, 'a')).toBe(1)
  expect(byTextMissingLast('a', undefined)).toBe(-1)
  expect(byTextMissingLast(null, undefined)).toBe(0)
  expect(byTextMissingLast(undefined, null)).toBe(0)
  expect(byTextMissingLast('a', 'a')).toBe(0)
  expect(byTextMissingLast('b', 'a')).toBe(1)
  expect(byTextMissingLast('a', 'b')).toBe(-1)
  expect(byTextMissingLast('', null)).toBe(-1)
})
