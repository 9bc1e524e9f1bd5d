import type { Board } from '@ramplight/contract/results/tournament-results'
import { expect, test } from 'vitest'
import { eventOfTheDay, inOrderOf, type MyEvent, phaseOf, standingOf } from './angler-day.ts'

const event = (startDate: string, status = 'Open', cancelled = false) =>
  ({ entry: { _id: startDate }, tournament: { startDate, tournamentDates: [startDate], status, cancelled } }) as MyEvent
const pick = (...mine: MyEvent[]) => eventOfTheDay(mine, '2027-06-12')?.tournament.startDate

test('what runs now comes before what comes next, and that before what was', () => {
  expect(pick(event('2027-06-20'), event('2027-06-11', 'In Progress'))).toBe('2027-06-11')
  expect(pick(event('2027-05-01', 'Completed'), event('2027-07-01'), event('2027-06-20'))).toBe('2027-06-20')
  expect(pick(event('2027-05-01', 'Completed'), event('2027-04-01', 'Completed'))).toBe('2027-05-01')
  expect(pick()).toBeUndefined()
})

test('a cancelled event is told of on its day, and until then gives way to the next that takes place', () => {
  expect(pick(event('2027-06-12', 'Open', true), event('2027-06-20'))).toBe('2027-06-12')
  expect(pick(event('2027-06-14', 'Open', true), event('2027-06-20'))).toBe('2027-06-20')
  expect(pick(event('2027-06-14', 'In Progress', true), event('2027-06-20'))).toBe('2027-06-20')
  expect(pick(event('2027-06-14', 'Open', true), event('2027-05-01', 'Completed'))).toBe('2027-06-14')
})

test('of the others the next one stands first, and after them the last one that was', () => {
  const mine = ['2027-01-01', '2027-07-20', '2027-06-01', '2027-06-12'].map((day) => event(day))
  expect(inOrderOf(mine, '2027-06-12').map(({ tournament }) => tournament.startDate)).toEqual([
    '2027-06-12',
    '2027-07-20',
    '2027-06-01',
    '2027-01-01',
  ])
})

const row = (entry: string, position: number, totalWeight: number) => ({
  entry,
  position,
  tied: false,
  totalWeight,
  weighed: true,
  disqualified: false,
  payout: null,
  points: null,
})
const board = {
  tournament: { display: 'lb-oz', cuts: [] },
  day: 0,
  field: 62,
  state: 'weighing',
  rows: [row('a', 1, 290_000), row('b', 2, 231_000), { ...row('c', 3, 0), weighed: false }],
} as unknown as Board

test('my weight, my place and the gap to the boat ahead', () => {
  expect(standingOf(board, 'b')).toMatchObject({
    weight: '14-07',
    spoken: '14 pounds 7 ounces',
    place: '2nd of 62',
    gap: '3-11 behind 1st',
    unofficial: true,
  })
  expect(standingOf(board, 'a')?.gap).toBe('You lead')
  expect(standingOf(board, 'c')).toBeNull()
})

test('what was won is told by place and by pot; who won a pot alone is in the money', () => {
  const moneyOf = (won: object) =>
    standingOf({ ...board, state: 'official', rows: [{ ...row('a', 1, 290_000), ...won }] } as unknown as Board, 'a')?.money
  const bigFish = { pot: 'p1', name: 'Big fish', amount: 51_000 }
  expect(moneyOf({ payout: 165_000, potPayouts: [bigFish] })).toEqual(['Won $1,650', 'Big fish: $510'])
  expect(moneyOf({ potPayouts: [bigFish] })).toEqual(['Big fish: $510'])
  expect(moneyOf({})).toEqual(['Not in the money'])
})

test('a day goes from to come over the morning and the weight to the result', () => {
  const at = (status: string, entry = 'b') =>
    ({ entry: { _id: entry }, tournament: { status, startDate: '2027-06-12', tournamentDates: ['2027-06-12'] } }) as MyEvent
  expect(phaseOf(at('Open'), null, '2027-06-10')).toBe('before')
  expect(phaseOf(at('Open'), null, '2027-06-12')).toBe('morning')
  expect(phaseOf(at('In Progress', 'c'), board, '2027-06-12')).toBe('morning')
  expect(phaseOf(at('In Progress'), board, '2027-06-12')).toBe('after')
  expect(phaseOf(at('Completed'), { ...board, state: 'official' }, '2027-06-13')).toBe('done')
  // Without a signal the board may be missing.
  expect(phaseOf(at('Completed'), null, '2027-06-13')).toBe('done')
})

test('before a cut one reads how far one is from the line', () => {
  const cut = (keep: number) => ({ ...board, tournament: { ...board.tournament, cuts: [{ afterDay: 0, keep }] } }) as Board
  expect(standingOf(cut(1), 'b')?.cut).toBe('Top 1 advance after day 1. You need 3-11 more.')
  expect(standingOf(cut(2), 'a')?.cut).toBe('Top 2 advance after day 1. You’re 3-11 above the cut line.')
  expect(standingOf(board, 'a')?.cut).toBeNull()
})

test('who was cut has a place among all, not among those who still fish', () => {
  const rows = [row('a', 1, 400), row('b', 2, 300), row('mine', 3, 200)]
  const dayTwo = { ...board, day: 1, field: 2, rows } as unknown as Board
  expect(standingOf(dayTwo, 'mine')?.place).toBe('3rd of 3')
})
