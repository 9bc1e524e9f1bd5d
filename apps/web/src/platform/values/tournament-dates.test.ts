import { writeWallClock } from '@ramplight/ui/values/times'
import { expect, test } from 'vitest'
import { addDays, daysUntil, nextWeekday, writeDates } from './tournament-dates.ts'

test('dates and times as the ramp reads them', () => {
  expect(writeDates(['2027-06-12'])).toBe('Sat 06/12/2027')
  expect(writeDates(['2027-06-12', '2027-06-13'])).toBe('Sat 06/12/2027 – Sun 06/13/2027 · 2 days')
  expect([writeWallClock('06:00'), writeWallClock('00:30'), writeWallClock('15:05')]).toEqual(['6:00 AM', '12:30 AM', '3:05 PM'])
})

test('the next Saturday is never today', () => {
  expect(nextWeekday('2027-06-11', 6)).toBe('2027-06-12')
  expect(nextWeekday('2027-06-12', 6)).toBe('2027-06-19')
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
})

test('how long until', () => {
  expect(daysUntil('2027-06-12', '2027-06-12')).toBe('today')
  expect(daysUntil('2027-06-13', '2027-06-12')).toBe('tomorrow')
  expect(daysUntil('2027-06-20', '2027-06-12')).toBe('in 8 days')
})
