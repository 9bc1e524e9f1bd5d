import { zoneOf } from '@ramplight/domain/tournament/zones'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLines } from './picture/draw-event.ts'
import { hoursOf, instantOf, shortened, writeClock, writeDays } from './words.ts'

test('days and clocks are written as Americans read them', () => {
  expect(writeDays(['2027-06-12'])).toBe('Saturday, June 12, 2027')
  expect(writeDays(['2027-06-12', '2027-06-13'])).toBe('Saturday, June 12, 2027 to Sunday, June 13, 2027')
  expect([writeClock('06:00'), writeClock('15:30')]).toEqual(['6:00 AM', '3:30 PM'])
})

test('six in the morning at the ramp is another instant in summer, in winter and in another zone', () => {
  const at = (date: string, clock: string, timezone: string, state = '') =>
    instantOf(date, clock, zoneOf({ timezone, state })).toISOString().slice(0, 16)
  expect(at('2027-06-12', '06:00', 'CST')).toBe('2027-06-12T11:00')
  expect(at('2027-01-12', '06:00', 'CST')).toBe('2027-01-12T12:00')
  expect(at('2027-06-12', '06:00', 'PST')).toBe('2027-06-12T13:00')
  // Arizona does not change its clocks.
  expect(at('2027-07-17', '06:00', 'MST', 'AZ')).toBe('2027-07-17T13:00')
  expect(at('2027-07-17', '06:00', 'MST', 'UT')).toBe('2027-07-17T12:00')
  // The clocks go forward at two in the morning.
  expect(at('2027-03-14', '01:00', 'EST')).toBe('2027-03-14T06:00')
  expect(at('2027-03-14', '06:00', 'EST')).toBe('2027-03-14T10:00')
})

test('a long text is cut between words', () => {
  expect(shortened('Big bass on  Lake Fork', 100)).toBe('Big bass on Lake Fork')
  expect(shortened('Big bass on Lake Fork', 14)).toBe('Big bass on…')
})

test('PROPERTY: no line of a picture is longer than it may be, and there are no more of them', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 5, max: 60 }),
      fc.integer({ min: 1, max: 3 }),
      (text, letters, most) => {
        const lines = inLines(text, letters, most)
        expect(lines.length).toBeLessThanOrEqual(most)
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(letters)
      },
    ),
  )
})

test('a night tournament ends on the next morning, also in the night in which the clocks change', () => {
  const hours = (date: string) =>
    Object.values(hoursOf({ tournamentDates: [date], startTime: '19:00', endTime: '03:00', timezone: 'CST', state: 'TX' }, 0)).map((one) =>
      one.toISOString(),
    )
  expect(hours('2027-06-12')).toEqual(['2027-06-13T00:00:00.000Z', '2027-06-13T08:00:00.000Z'])
  expect(hours('2027-11-06')).toEqual(['2027-11-07T00:00:00.000Z', '2027-11-07T09:00:00.000Z'])
})
