import type { CalendarEvent } from '@ramplight/contract/tournaments/calendar-events'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { agenda } from './agenda.ts'

const cup = {
  _id: 'cup',
  name: 'Championship',
  tournamentDates: ['2027-06-12', '2027-06-13'],
  startTime: '06:00',
  endTime: '15:00',
  timezone: 'CST',
  landing: 'State Park Ramp',
  city: 'Alba',
  state: 'TX',
} as SkinnyTournament

test('two days are two lines, with one file for the phone; the meeting of the evening before stands on its evening at the ramp', () => {
  const meeting = { _id: 'm', title: 'Captains’ meeting', start: '2027-06-12T01:00:00.000Z', tournament: 'cup' } as CalendarEvent
  expect(agenda([cup, cup], [meeting]).map(({ date, title, calendarOf }) => [date, title, calendarOf])).toEqual([
    // 1 am at Greenwich is 8 pm of the day before in Texas.
    ['2027-06-11', 'Captains’ meeting', null],
    ['2027-06-12', 'Championship', 'cup'],
    ['2027-06-13', 'Championship', null],
  ])
  const fog = {
    _id: 'f',
    title: 'Fog',
    type: 'Delayed Start',
    hours: 2,
    allDay: true,
    start: '2027-06-12T00:00:00.000Z',
    tournament: 'cup',
  }
  expect(agenda([cup], [fog as CalendarEvent]).find(({ key }) => key === 'f')).toMatchObject({
    date: '2027-06-12',
    about: 'Starts 2 hours later · Championship',
  })
  expect(agenda([cup], [])[1]?.about).toBe('Day 2 of 2 · 6:00 AM to 3:00 PM CST · State Park Ramp, Alba TX')
})
