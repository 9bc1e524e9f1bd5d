import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idBeginning, shortCodeOf } from './short-code.ts'

test('LAW: a short name leads back to the beginning of its id, also in capitals and with an O for a 0', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{24}$/), (id) => {
      const code = shortCodeOf(id)
      expect(code).toMatch(/^[0-9a-z]{10}$/)
      expect(idBeginning(code)).toBe(id.slice(0, 12))
      expect(idBeginning(code.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(id.slice(0, 12))
    }),
    { numRuns: 200, seed: 7 },
  )
})

test('what is no short name stands for nothing', () => {
  for (const text of ['', 'abc', 'not-a-code', 'zzzzzzzzzz', '65f1c0ffee65f1c0ffee0001']) expect(idBeginning(text)).toBeNull()
})
