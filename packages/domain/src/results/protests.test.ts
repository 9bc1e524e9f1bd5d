import fc from 'fast-check'
import { expect, test } from 'vitest'
import { protestsAt, protestsFor } from './protests.ts'

const at = (clock: string) => Date.parse(`2027-06-12T${clock}Z`)
const UNTIL = '2027-06-12T21:45:00.000Z'

test.each([
  ['21:15:00', { kind: 'open', until: UNTIL, minutesLeft: 30 }],
  ['21:44:59', { kind: 'open', until: UNTIL, minutesLeft: 1 }],
  ['21:45:00', { kind: 'over', until: UNTIL }],
  ['23:00:00', { kind: 'over', until: UNTIL }],
])('at %s', (clock, expected) => {
  expect(protestsAt(UNTIL, at(clock))).toEqual(expected)
})

test('a window of the day before says nothing any more, and without one there is none', () => {
  expect(protestsAt(UNTIL, at('21:45:00') + 12 * 3_600_000)).toEqual({ kind: 'none' })
  expect(protestsAt(null, at('21:00:00'))).toEqual({ kind: 'none' })
})

test('fifteen minutes more are added to what is left, not to now; what has run out begins anew', () => {
  expect(protestsFor(15, UNTIL, at('21:40:00'))).toBe('2027-06-12T22:00:00.000Z')
  expect(protestsFor(15, UNTIL, at('21:50:00'))).toBe('2027-06-12T22:05:00.000Z')
  expect(protestsFor(30, null, at('21:15:00'))).toBe(UNTIL)
})

test('it is open for exactly as long as it was opened for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 600 * 60_000 }), (minutes, later) => {
      const opened = at('12:00:00')
      expect(protestsAt(protestsFor(minutes, null, opened), opened + later).kind).toBe(later < minutes * 60_000 ? 'open' : 'over')
    }),
  )
})
