import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mustWait, nextInLine, placesLeft, type SignedUp, waitingInLine } from './waiting-list.ts'

const team = (number: number | null, more: Partial<SignedUp> = {}): SignedUp => ({
  _id: String(number),
  number,
  converted: false,
  onWaitingList: false,
  ...more,
})
const waits = (number: number | null) => team(number, { onWaitingList: true })

test('boats and teams that are in take the places; converted ones are boats', () => {
  expect(placesLeft(4, 2, [team(1), team(2, { converted: true }), waits(3)])).toBe(1)
  expect(placesLeft(undefined, 90, [])).toBe(null)
})

test('a field that its director has made larger than its limit has no place, and takes none away', () => {
  expect(placesLeft(2, 3, [team(1)])).toBe(0)
  expect(nextInLine(2, 3, [team(1), waits(2)])).toEqual([])
})

test('who comes late waits when nothing is left, and does not pass those who wait', () => {
  expect([mustWait(2, 0), mustWait(0, 0), mustWait(2, 1), mustWait(null, 0), mustWait(null, 3)]).toEqual([false, true, true, false, false])
})

test('the first in line moves up first; without a limit all do', () => {
  const teams = [waits(7), waits(null), waits(3), team(1)]
  expect(waitingInLine(teams).map(({ number }) => number)).toEqual([3, 7, null])
  expect(nextInLine(3, 0, teams).map(({ number }) => number)).toEqual([3, 7])
  expect(nextInLine(null, 0, teams)).toHaveLength(3)
})

test('PROPERTY: after those who move up have moved, nobody waits beside a free place, and no more are in than before or than there is room for', () => {
  const one = fc.record({ number: fc.nat(50), converted: fc.boolean(), onWaitingList: fc.boolean() })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(12), fc.array(one, { maxLength: 15 }), (max, boats, all) => {
      const teams = all.map((team, index) => ({ ...team, _id: String(index) }))
      const moving = new Set(nextInLine(max, boats, teams))
      const after = teams.map((team) => (moving.has(team) ? { ...team, onWaitingList: false } : team))
      const left = placesLeft(max, boats, after)!
      expect(left === 0 || waitingInLine(after).length === 0).toBe(true)
      const isIn = (one: SignedUp) => !one.converted && !one.onWaitingList
      expect(after.filter(isIn).length + boats).toBeLessThanOrEqual(Math.max(max, teams.filter(isIn).length + boats))
    }),
  )
})
