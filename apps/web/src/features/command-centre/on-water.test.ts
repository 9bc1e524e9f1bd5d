import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { expect, test } from 'vitest'
import { onWater } from './on-water.ts'

const MORNING = '2027-06-12T10:45:00.000Z'
const boat = (_id: string, more: Partial<TournamentEntry>) => ({ _id, checkIns: {}, ...more }) as TournamentEntry

test('who was checked in is on the water until they are checked in at their return, counted at the bump table, or weighed', () => {
  const fleet = [
    boat('ashore', {}),
    boat('out', { checkedInAt: MORNING }),
    boat('back', { checkedInAt: MORNING, checkIns: { 'back-0': '2027-06-12T20:05:00.000Z' } }),
    boat('bumped', { checkedInAt: MORNING, bump: { day: 0 } }),
    boat('weighed', { checkedInAt: MORNING }),
  ]
  const rows = fleet.map(({ _id }) => ({ entry: _id, weighed: _id === 'weighed' }))
  expect(onWater({ day: 0, rows }, fleet, false)).toBe(1)
  expect(onWater({ day: 1, rows: [] }, fleet, false)).toBeNull()
  expect(onWater({ day: 1, rows: [] }, [boat('out', { checkIns: { 'out-1': MORNING } }), ...fleet], true)).toBe(1)
})
