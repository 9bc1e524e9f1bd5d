import { expect, test } from 'vitest'
import { anglersOf, type BoatAudience, type BoatFacts, membersIn } from './audience.ts'

const boat = (...users: string[]): BoatFacts => ({
  ...{ users, status: 'Paid', freeEntry: false, flight: 'one', checkedInAt: '2027-06-12T10:00:00.000Z' },
  ...{ disqualified: false, hasWeighed: true, isPaidOut: false, isRefunded: false },
})
const FIELD: BoatFacts[] = [
  boat('hall', 'moss'),
  { ...boat('reyes'), status: 'Pending', flight: 'two' },
  { ...boat('odom'), status: 'Pending', isRefunded: true },
  { ...boat('kim'), status: 'Pending', freeEntry: true, isPaidOut: true },
  { ...boat('vega'), checkedInAt: null, hasWeighed: false, flight: null },
  { ...boat('tran'), checkedInAt: null, hasWeighed: false, disqualified: true },
]

test.each<[BoatAudience, string[]]>([
  ['all', ['hall', 'moss', 'reyes', 'odom', 'kim', 'vega', 'tran']],
  ['unpaid', ['reyes']],
  ['not-checked-in', ['vega']],
  ['not-weighed', ['vega']],
  ['winners', ['kim']],
])('%s of a tournament', (audience, expected) => expect(anglersOf(audience, FIELD)).toEqual(expected))

test('a flight is its boats alone; without naming one it is nobody', () => {
  expect(anglersOf('flight', FIELD, 'two')).toEqual(['reyes'])
  expect(anglersOf('flight', FIELD)).toEqual([])
})

test('who fishes in two boats hears it once', () =>
  expect(anglersOf('all', [boat('hall'), boat('hall', 'moss')])).toEqual(['hall', 'moss']))

test('members of a season are those who are members now', () =>
  expect(
    membersIn([
      { user: 'hall', active: true },
      { user: 'kim', active: false },
      { user: 'hall', active: true },
    ]),
  ).toEqual(['hall']))
