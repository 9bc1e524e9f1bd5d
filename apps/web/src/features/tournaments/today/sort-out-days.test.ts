import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { sortOutDays } from './sort-out-days.ts'

const on = (startDate: string, status = 'Open', dates = [startDate]) =>
  ({ startDate, status, tournamentDates: dates, name: startDate }) as SkinnyTournament
const today = '2027-06-12'
const names = (list: readonly SkinnyTournament[]) => list.map(({ name }) => name)

test('today, what comes, what was', () => {
  const {
    today: now,
    upcoming,
    recent,
  } = sortOutDays([on('2027-06-20'), on('2027-06-12'), on('2027-06-13'), on('2027-06-01', 'Completed')], today, 30)
  expect([names(now), names(upcoming), names(recent)]).toEqual([['2027-06-12'], ['2027-06-13', '2027-06-20'], ['2027-06-01']])
})

test('a two-day tournament is today on its second day, and one that was never closed stays in sight', () => {
  const { today: now } = sortOutDays([on('2027-06-11', 'Open', ['2027-06-11', '2027-06-12']), on('2027-05-01', 'In Progress')], today, 7)
  expect(names(now)).toEqual(['2027-06-11', '2027-05-01'])
})

test('the timeframe cuts both ways', () => {
  const { upcoming, recent } = sortOutDays([on('2027-06-25'), on('2027-05-25', 'Closed')], today, 7)
  expect([upcoming, recent]).toEqual([[], []])
})
