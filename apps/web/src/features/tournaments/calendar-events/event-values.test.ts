import type { CalendarEvent } from '@ramplight/contract/tournaments/calendar-events'
import { CENTRAL } from '@ramplight/domain/tournament/zones'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/values/tournament-dates.ts'
import { checkEvent, type EventValues, valuesOf, written } from './event-values.ts'

const DAY = '2027-06-12'
const zoneOf = (tournament: string | null | undefined) => (tournament ? CENTRAL : undefined)
const fresh = (more: Partial<EventValues> = {}) => ({ ...valuesOf(null, DAY, zoneOf), title: 'Fog', ...more })
const wrong = (more: Partial<EventValues>) => checkEvent(fresh(more), zoneOf).map(({ field }) => field)

test('a new event takes all of its day; its days have no zone', () => {
  expect(written(fresh(), zoneOf)).toMatchObject({ allDay: true, start: '2027-06-12T00:00:00.000Z', end: null, hours: null, notes: null })
  expect(written(fresh({ endDay: '2027-06-14' }), zoneOf)).toMatchObject({ end: '2027-06-14T00:00:00.000Z' })
})

test('times of an event of a tournament are those at its ramp, on both sides of a change of the clocks', () => {
  const at = (startDay: string) =>
    written(fresh({ tournament: 'cup', allDay: false, startDay, startTime: '06:00', endTime: '08:30' }), zoneOf)
  expect(at('2027-03-13')).toMatchObject({ start: '2027-03-13T12:00:00.000Z', end: '2027-03-13T14:30:00.000Z' })
  expect(at('2027-03-14')).toMatchObject({ start: '2027-03-14T11:00:00.000Z', end: '2027-03-14T13:30:00.000Z' })
})

describe('the form asks', () => {
  test('for hours of an Early Release and a Delayed Start, in the words of the rule, and of nothing else', () => {
    for (const type of ['Early Release', 'Delayed Start'] as const) {
      expect(checkEvent(fresh({ type }), zoneOf)).toEqual([
        { field: 'hours', message: 'Hours are required for Early Release and Delayed Start events.' },
      ])
      expect(wrong({ type, hours: 2 })).toEqual([])
      expect(written(fresh({ type, hours: 2 }), zoneOf).hours).toBe(2)
    }
    expect([wrong({ type: 'Meeting' }), written(fresh({ type: 'Meeting', hours: 2 }), zoneOf).hours]).toEqual([[], null])
  })

  test('for a day, for a time unless it is all day, and for an end that is not before it', () => {
    expect(wrong({ startDay: null })).toEqual(['startDay'])
    expect(wrong({ allDay: false })).toEqual(['startTime'])
    expect(wrong({ endDay: '2027-06-11' })).toEqual(['endDay'])
    expect(wrong({ allDay: false, startTime: '08:00', endTime: '07:59' })).toEqual(['endDay'])
    expect(wrong({ allDay: false, startTime: '08:00', endTime: '01:00', endDay: '2027-06-13' })).toEqual([])
  })
})

test('LAW: an event that is opened and saved as it is stays what it was', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2027-01-01', days))
  const clock = fc.constantFrom('00:00', '05:30', '12:00', '23:59')
  const values = fc.record({
    allDay: fc.boolean(),
    startDay: day,
    startTime: clock,
    more: fc.integer({ min: 0, max: 3 }),
    tournament: fc.constantFrom('cup', null),
  })
  fc.assert(
    fc.property(values, ({ more, ...given }) => {
      const sent = written(fresh({ ...given, endDay: addDays(given.startDay, more), endTime: '23:59' }), zoneOf)
      const opened = valuesOf({ _id: 'e', ...sent } as CalendarEvent, DAY, zoneOf)
      expect(written(opened, zoneOf)).toEqual(sent)
    }),
  )
})
