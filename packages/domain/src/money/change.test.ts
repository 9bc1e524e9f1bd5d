import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeFor, likelyHandedOver } from './change.ts'

test('$135 is due and two hundreds are handed over: $65 goes back', () => {
  expect(likelyHandedOver(13_500)).toEqual([13_500, 14_000, 15_000, 20_000])
  expect(changeFor(13_500, 20_000)).toBe(6_500)
  expect(changeFor(13_500, 10_000)).toBe(-3_500)
})

test('whatever is due: the exact sum is offered first, and nothing that is too little', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (due) => {
      const offered = likelyHandedOver(due)
      expect(offered[0]).toBe(due)
      expect(new Set(offered).size).toBe(offered.length)
      for (const sum of offered) expect(changeFor(due, sum)).toBeGreaterThanOrEqual(0)
    }),
  )
})
