import { CENTRAL, type Zone, zoneOf } from '@ramplight/domain/tournament/zones'
import { describe, expect, test } from 'vitest'
import { dateThere, dayToday, instantOf, minutesLeft, minutesPast } from './event-time.ts'

const due = { date: '2027-06-12', dueTime: '15:00', zone: CENTRAL } as const
const [EASTERN, PACIFIC] = (['EST', 'PST'] as const).map((timezone) => zoneOf({ timezone, state: '' })) as [Zone, Zone]

describe('a due time is a clock on the wall of the ramp', () => {
  test('3 PM in Texas in June is daylight time, whatever the label says', () => {
    expect(new Date(instantOf('2027-06-12', '15:00', CENTRAL)).toISOString()).toBe('2027-06-12T20:00:00.000Z')
  })
  test('and standard time in January', () => {
    expect(new Date(instantOf('2027-01-12', '15:00', CENTRAL)).toISOString()).toBe('2027-01-12T21:00:00.000Z')
    expect(new Date(instantOf('2027-01-12', '06:00', PACIFIC)).toISOString()).toBe('2027-01-12T14:00:00.000Z')
  })
  test('also on the morning the clocks change', () => {
    expect(new Date(instantOf('2027-03-14', '01:30', EASTERN)).toISOString()).toBe('2027-03-14T06:30:00.000Z')
    expect(new Date(instantOf('2027-03-14', '06:00', EASTERN)).toISOString()).toBe('2027-03-14T10:00:00.000Z')
    expect(new Date(instantOf('2027-11-07', '06:00', EASTERN)).toISOString()).toBe('2027-11-07T11:00:00.000Z')
  })
})

describe('minutes late', () => {
  const at = (text: string) => Date.parse(`2027-06-12T${text}Z`)
  test('nobody is late within the due minute', () => {
    expect(minutesPast(due, at('19:59:59'))).toBe(0)
    expect(minutesPast(due, at('20:00:59'))).toBe(0)
  })
  test('every full minute counts', () => {
    expect(minutesPast(due, at('20:01:00'))).toBe(1)
    expect(minutesPast(due, at('20:12:30'))).toBe(12)
  })
  test('before that there are minutes left', () => {
    expect(minutesLeft(due, at('19:45:10'))).toBe(15)
    expect(minutesLeft(due, at('20:12:00'))).toBe(-12)
  })
})

test('today is the date at the lake, not on this device', () => {
  const lateEvening = Date.parse('2027-06-13T03:30:00Z')
  expect(dateThere(lateEvening, CENTRAL)).toBe('2027-06-12')
  const event = {
    tournamentDates: ['2027-06-11', '2027-06-12'],
    startTime: '06:00',
    endTime: '15:00',
    timezone: 'CST',
    state: 'TX',
  } as const
  expect(dayToday(event, lateEvening)).toBe(1)
  expect(dayToday({ ...event, tournamentDates: ['2027-07-01'] }, lateEvening)).toBeNull()
})
