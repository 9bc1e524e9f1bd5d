import { expect, test } from 'vitest'
import { firstLaunch } from '../tournament/launch-times.ts'
import { potsAreOpen } from './pots-window.ts'

const event = { status: 'Open', startDate: '2027-06-12' }
const at = (today: string, clock: string) => ({ today, clock })

test('pots are open until the first boat leaves, by the clock at the ramp', () => {
  expect(potsAreOpen(event, '06:00', at('2027-06-11', '23:59'))).toBe(true)
  expect(potsAreOpen(event, '06:00', at('2027-06-12', '05:59'))).toBe(true)
  expect(potsAreOpen(event, '06:00', at('2027-06-12', '06:00'))).toBe(false)
  expect(potsAreOpen(event, '06:00', at('2027-06-13', '05:00'))).toBe(false)
  expect(potsAreOpen({ ...event, status: 'In Progress' }, '06:00', at('2027-06-11', '12:00'))).toBe(false)
  expect(potsAreOpen({ ...event, cancelled: true }, '06:00', at('2027-06-11', '12:00'))).toBe(false)
})

test('the first boat is that of the earliest flight, or of the event, as was said for that day', () => {
  const day = { tournamentDates: ['2027-06-12'], startTime: '06:00', endTime: '15:00' }
  expect(firstLaunch(day, [])).toBe('06:00')
  const flights = [
    { _id: 'a', name: 'Flight 1', startTime: '06:30' },
    { _id: 'b', name: 'Flight 2', startTime: '06:45' },
  ]
  expect(firstLaunch(day, flights)).toBe('06:30')
  expect(firstLaunch({ ...day, dayTimes: [{ date: '2027-06-12', startTime: '08:00', dueTime: '15:00' }] }, [])).toBe('08:00')
})
