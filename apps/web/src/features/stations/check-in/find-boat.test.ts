import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { describe, expect, test } from 'vitest'
import { lateByClock } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { boatOfCode, meantBy } from './find-boat.ts'
import { momentsOf } from './moments.ts'
import { notBack } from './not-back.ts'

const ID = (n: number) => n.toString(16).padStart(24, '0')
const boat = (boatNumber: number, last_name: string, more: Partial<TournamentEntry> = {}) =>
  ({
    _id: ID(boatNumber),
    boatNumber,
    users: [],
    anglers: [{ _id: ID(90 + boatNumber), first_name: 'Jo', last_name }],
    ...more,
  }) as unknown as TournamentEntry

describe('which boat is meant', () => {
  const field = [boat(1, 'Hall'), boat(12, 'Moss'), boat(3, 'Reyes')]

  test('a number is that boat also where another number begins with it', () => {
    expect(meantBy(field, '1')?.boatNumber).toBe(1)
    expect(meantBy(field, ' 12 ')?.boatNumber).toBe(12)
    expect(meantBy(field, '4')).toBeNull()
  })

  test('a name that fits one boat is that boat; one that fits several is none', () => {
    expect(meantBy(field, 'rey')?.boatNumber).toBe(3)
    expect(meantBy(field, 'jo')).toBeNull()
  })

  test('an angler’s code is its boat, and one of another tournament says so', () => {
    const code = (tournament: number) => `https://ramp.example/director/tournaments/${ID(tournament)}/entries?entry=${ID(12)}`
    expect(boatOfCode(code(7), ID(7))).toEqual({ entry: ID(12) })
    expect(boatOfCode(code(8), ID(7))).toBe('elsewhere')
    expect(boatOfCode('12', ID(7))).toBeNull()
    expect(boatOfCode('https://else.example/entries?entry=1', ID(7))).toBeNull()
  })
})

test('only the first morning is checked in until the director says more', () => {
  const off = { preTournamentMeeting: false, dailyTournamentDay: false, dailyWeighInCheckIn: false }
  expect(momentsOf(0, off)).toEqual([{ kind: 'out', day: 0 }])
  expect(momentsOf(1, off)).toEqual([])
  const all = { preTournamentMeeting: true, dailyTournamentDay: true, dailyWeighInCheckIn: true }
  expect(momentsOf(0, all).map(({ kind }) => kind)).toEqual(['meeting', 'out', 'back'])
  expect(momentsOf(1, all)).toEqual([
    { kind: 'out', day: 1 },
    { kind: 'back', day: 1 },
  ])
})

describe('who is still out', () => {
  const IN = '2027-06-12T10:45:00.000Z'
  const AT = (clock: string) => Date.parse(`2027-06-12T${clock}:00.000Z`) + 5 * 3_600_000
  const flights = new Map([
    [ID(50), { _id: ID(50), name: 'Flight 1', dueTime: '15:00' }],
    [ID(51), { _id: ID(51), name: 'Flight 2', dueTime: '15:15' }],
  ]) as unknown as ReadonlyMap<string, TournamentFlight>
  const tournament = {
    tournamentDates: ['2027-06-12', '2027-06-13'],
    timezone: 'CST',
    endTime: null,
    settings: { weight: { lateArrivalMinutesTrigger: 1 } },
  }
  const dataOf = (entries: TournamentEntry[], weighed: string[] = []) =>
    ({ tournament, flights, entries, field: [], counted: weighed.map((entry) => ({ entry, day: 0 })) }) as unknown as StationData
  const [one, two] = [
    { checkedInAt: IN, flight: ID(50) },
    { checkedInAt: IN, flight: ID(51) },
  ]

  test('overdue first; who is back, was counted or has weighed is not on the list, nor who never came', () => {
    const data = dataOf(
      [
        boat(1, 'Next', two),
        boat(2, 'Overdue', one),
        boat(3, 'Back', { ...one, checkIns: { 'back-0': IN } }),
        boat(4, 'Counted', { ...one, bump: { day: 0 } }),
        boat(5, 'Weighed', one),
        boat(6, 'Never came'),
        boat(7, 'No flight', { checkedInAt: IN }),
      ],
      [ID(5)],
    )
    const out = notBack(data, 0, AT('15:04'), false)
    expect(out.map(({ entry, left }) => [entry.boatNumber, left])).toEqual([
      [2, -4],
      [1, 11],
      [7, null],
    ])
  })

  test('on a second day without a morning check-in everybody who fishes counts as out', () => {
    const data = dataOf([boat(1, 'Hall', one)])
    expect(notBack(data, 1, AT('15:04'), false)).toHaveLength(1)
    expect(notBack(data, 1, AT('15:04'), true)).toHaveLength(0)
  })

  test('a night tournament is due on the next morning', () => {
    const night = { ...tournament, startTime: '19:00', endTime: '03:00', tournamentDates: ['2027-06-11'] }
    const data = { ...dataOf([boat(7, 'No flight', { checkedInAt: IN })]), tournament: night } as unknown as StationData
    expect(notBack(data, 0, AT('02:40'), false).map(({ left }) => left)).toEqual([20])
    expect([AT('02:40'), AT('03:10')].map((now) => lateByClock(data, data.entries[0]!, 0, now))).toEqual([0, 10])
  })

  test('who was checked in at 3:07 is 7 minutes late, however long the line at the scale is', () => {
    const back = boat(1, 'Hall', { ...one, checkIns: { 'back-0': new Date(AT('15:07')).toISOString() } })
    const data = dataOf([back])
    expect(lateByClock(data, back, 0, AT('16:30'))).toBe(7)
    expect(lateByClock(data, boat(1, 'Hall', one), 0, AT('16:30'))).toBe(90)
  })
})
