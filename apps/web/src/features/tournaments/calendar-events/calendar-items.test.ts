import type { CalendarEvent } from '@ramplight/contract/tournaments/calendar-events'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { CENTRAL } from '@ramplight/domain/tournament/zones'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf } from '#platform/values/event-time.ts'
import { addDays } from '#platform/values/tournament-dates.ts'
import { daysOf, itemsOn, plannedEvents, tournamentDays } from './calendar-items.ts'

const cup = {
  ...{ _id: 'cup', name: 'Championship', startTime: '06:00', endTime: '15:00', timezone: 'CST' },
  tournamentDates: ['2027-06-12', '2027-06-13'],
  dayTimes: [{ date: '2027-06-13', startTime: '07:30', dueTime: '15:00' }],
} as unknown as SkinnyTournament
const CHICAGO = 'America/Chicago'
const event = (more: Partial<CalendarEvent>) => ({ _id: 'e', title: 'Fog', ...more }) as CalendarEvent
const at = (date: string, clock: string) => new Date(instantOf(date, clock, CENTRAL)).toISOString()

test('a tournament stands on each of its days, with the times of that day', () => {
  expect(tournamentDays([cup]).map(({ first, clock, day }) => [first, clock, day])).toEqual([
    ['2027-06-12', '06:00', 0],
    ['2027-06-13', '07:30', 1],
  ])
})

describe('an event', () => {
  test('of a tournament stands where the clock at the ramp says; one without a start stands nowhere', () => {
    const [known] = plannedEvents([event({ start: '2027-06-12T01:00:00.000Z', tournament: 'cup' })], new Map([['cup', cup]]))
    // 1 am at Greenwich is 8 pm of the day before in Texas.
    expect(known).toMatchObject({ first: '2027-06-11', last: '2027-06-11', clock: '20:00', tournament: cup, color: 'gray' })
    expect(plannedEvents([event({})], new Map())).toEqual([])
  })

  test('until midnight is not on the next day, over midnight it is', () => {
    const until = (date: string, clock: string) => daysOf({ start: at('2027-06-12', '20:00'), end: at(date, clock) }, CHICAGO)?.last
    expect([until('2027-06-13', '00:00'), until('2027-06-13', '00:01')]).toEqual(['2027-06-12', '2027-06-13'])
  })

  test('all day is on the same days wherever one stands', () => {
    const days = { allDay: true, start: '2027-06-12T00:00:00.000Z', end: '2027-06-14T00:00:00.000Z' }
    for (const zone of [CHICAGO, 'Pacific/Auckland', undefined])
      expect(daysOf(days, zone)).toEqual({ first: '2027-06-12', last: '2027-06-14', clock: '' })
  })

  test('over a night in which the clocks are changed is on both days, and on no third one', () => {
    for (const [saturday, sunday] of [
      ['2027-03-13', '2027-03-14'],
      ['2027-11-06', '2027-11-07'],
    ] as const) {
      expect(daysOf({ start: at(saturday, '22:00'), end: at(sunday, '04:00') }, CHICAGO)).toEqual({
        ...{ first: saturday, last: sunday, clock: '22:00' },
      })
      // The day of the change has 23 or 25 hours, and is one day.
      expect(daysOf({ start: at(sunday, '00:00'), end: at(addDays(sunday, 1), '00:00') }, CHICAGO)).toMatchObject({
        first: sunday,
        last: sunday,
      })
    }
  })

  test('LAW: an event stands on every day from its first to its last, and on no other', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2027-01-01', days))
    const clock = fc
      .integer({ min: 0, max: 1439 })
      .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
    fc.assert(
      fc.property(day, clock, fc.integer({ min: 0, max: 5 }), (first, time, more) => {
        const last = addDays(first, more)
        const [one] = plannedEvents([event({ tournament: 'cup', start: at(first, time), end: at(last, '23:59') })], new Map([['cup', cup]]))
        const shown = Array.from({ length: more + 4 }, (_, at) => addDays(first, at - 2)).filter((on) => itemsOn([one!], on).length)
        expect(shown).toEqual(Array.from({ length: more + 1 }, (_, at) => addDays(first, at)))
      }),
    )
  })
})

test('on one day what takes all day is first, then what is early; what overlaps is all there', () => {
  const made = plannedEvents(
    [
      event({ _id: 'late', title: 'Late', tournament: 'cup', start: at('2027-06-12', '18:00') }),
      event({ _id: 'early', title: 'Early', tournament: 'cup', start: at('2027-06-12', '05:00'), end: at('2027-06-12', '19:00') }),
      event({ _id: 'all', title: 'All', allDay: true, start: '2027-06-12T00:00:00.000Z' }),
      event({ _id: 'days', title: 'Off limits', allDay: true, start: '2027-06-10T00:00:00.000Z', end: '2027-06-12T00:00:00.000Z' }),
    ],
    new Map([['cup', cup]]),
  )
  const titles = itemsOn([...tournamentDays([cup]), ...made], '2027-06-12').map(({ title }) => title)
  expect(titles).toEqual(['Off limits', 'All', 'Early', 'Championship', 'Late'])
})
