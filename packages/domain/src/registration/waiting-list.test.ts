import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mustWait, nextInLine, type SignedUp, spotsOf, waitingInLine, waitingListMoves } from './waiting-list.ts'

const team = (number: number | null, more: Partial<SignedUp> = {}): SignedUp => ({
  _id: String(number),
  number,
  converted: false,
  onWaitingList: false,
  ...more,
})
const waits = (number: number | null) => team(number, { onWaitingList: true })

test('boats and teams that are in take the places; converted ones are boats', () => {
  const teams = [team(1), team(2, { converted: true }), waits(3)]
  expect(spotsOf(4, 2, teams)).toEqual({ most: 4, entered: 2, held: 1, waiting: 1, left: 1 })
  expect(spotsOf(undefined, 90, [])).toEqual({ most: null, entered: 90, held: 0, waiting: 0, left: null })
})

test('a field that its director has made larger than its limit has no place, and takes none away', () => {
  expect(spotsOf(2, 3, [team(1)]).left).toBe(0)
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
      const { left } = spotsOf(max, boats, after)
      expect(left === 0 || waitingInLine(after).length === 0).toBe(true)
      const isIn = (one: SignedUp) => !one.converted && !one.onWaitingList
      expect(after.filter(isIn).length + boats).toBeLessThanOrEqual(Math.max(max, teams.filter(isIn).length + boats))
    }),
  )
})

test('free spots go to the waiting list while registration is open; later only where the director says so; never after the launch', () => {
  const event = { status: 'Open', startDate: '2027-06-12', settings: { payout: { registrationClosesAt: '2027-06-10T17:00:00Z' } } }
  const after = { ...event, settings: { payout: { ...event.settings.payout, waitingListAfterClose: true } } }
  const moments = {
    open: { now: '2027-06-09T12:00:00Z', today: '2027-06-09', clock: '07:00' },
    closed: { now: '2027-06-11T12:00:00Z', today: '2027-06-11', clock: '07:00' },
    dark: { now: '2027-06-12T10:59:00Z', today: '2027-06-12', clock: '05:59' },
    launch: { now: '2027-06-12T11:00:00Z', today: '2027-06-12', clock: '06:00' },
    weekLater: { now: '2027-06-19T12:00:00Z', today: '2027-06-19', clock: '07:00' },
  }
  const when = (one: Parameters<typeof waitingListMoves>[0]) =>
    Object.entries(moments).flatMap(([name, at]) => (waitingListMoves(one, '06:00', at) ? [name] : []))
  expect(when(event)).toEqual(['open'])
  expect(when(after)).toEqual(['open', 'closed', 'dark'])
  expect(when({ ...event, settings: {} })).toEqual(['open', 'closed', 'dark'])
  for (const status of ['Draft', 'Scheduled', 'In Progress', 'Closed', 'Completed']) expect(when({ ...after, status }), status).toEqual([])
  expect(when({ ...after, cancelled: true })).toEqual([])
})
