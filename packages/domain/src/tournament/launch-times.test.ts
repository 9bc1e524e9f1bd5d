import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayAt,
  daysDiffer,
  dueDate,
  type EventToLaunch,
  type FlightToLaunch,
  flightsOn,
  inOrder,
  nextDay,
  timesOn,
  withDayTimes,
} from './launch-times.ts'

const DATES = ['2027-06-12', '2027-06-13', '2027-06-14']
const fork: EventToLaunch = { tournamentDates: DATES, startTime: '06:00', endTime: '15:00', settings: {} }
const reversed = { ...fork, settings: { flightOptions: { reverseOnDayTwo: true } } }
const flight = (number: number, startTime: string | null, dueTime: string | null, dayTimes: FlightToLaunch['dayTimes'] = []) => ({
  ...{ _id: `f${number}`, name: `Flight ${number}`, order: number, startTime, dueTime, dayTimes },
})
const FLIGHTS = [flight(3, '06:20', '15:30'), flight(1, '06:00', '15:00'), flight(2, '06:10', '15:15')]
const leaving = (event: EventToLaunch, flights: FlightToLaunch[], day: number) =>
  flightsOn(event, flights, day).map(({ flight, startTime, dueTime }) => `${flight.name} ${startTime} ${dueTime}`)

describe('flights on a day', () => {
  test('leave in their order every day, unless the event says otherwise', () => {
    const planned = ['Flight 1 06:00 15:00', 'Flight 2 06:10 15:15', 'Flight 3 06:20 15:30']
    expect([0, 1, 2].map((day) => leaving(fork, FLIGHTS, day))).toEqual([planned, planned, planned])
    expect(daysDiffer(fork, FLIGHTS)).toBe(false)
  })

  test('in reverse on day 2, at the times of the others; day 3 is as day 1', () => {
    expect(leaving(reversed, FLIGHTS, 1)).toEqual(['Flight 3 06:00 15:00', 'Flight 2 06:10 15:15', 'Flight 1 06:20 15:30'])
    expect(leaving(reversed, FLIGHTS, 2)).toEqual(leaving(reversed, FLIGHTS, 0))
    expect(daysDiffer(reversed, FLIGHTS)).toBe(true)
  })

  test('moved on one date, they leave so on that date alone', () => {
    const moved = [flight(1, '06:00', '15:00', [{ date: DATES[1]!, startTime: '07:00', dueTime: '16:00' }]), flight(2, null, null)]
    expect(leaving(fork, moved, 0)).toEqual(['Flight 1 06:00 15:00', 'Flight 2 06:00 15:00'])
    expect(leaving(fork, moved, 1)).toEqual(['Flight 1 07:00 16:00', 'Flight 2 06:00 15:00'])
    expect(daysDiffer(fork, moved)).toBe(true)
  })

  test('flight 2 is before flight 10, where nobody has numbered them', () => {
    const names = ['Flight 10', 'Flight 2', 'Early'].map((name) => ({ name, order: 0 }))
    expect(inOrder(names).map(({ name }) => name)).toEqual(['Early', 'Flight 2', 'Flight 10'])
  })

  test('whatever is said of the days, each flight leaves once, in one of the planned slots or as that date says', () => {
    const clock = fc.constantFrom('05:30', '06:00', '06:15', '15:00', '16:30')
    const ofDay = fc.record({ date: fc.constantFrom(...DATES), startTime: clock, dueTime: clock })
    const flights = fc.array(fc.tuple(fc.option(clock), fc.option(clock), fc.uniqueArray(ofDay, { selector: ({ date }) => date })), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(flights, fc.boolean(), fc.integer({ min: 0, max: 2 }), (said, isReversed, day) => {
        const all = said.map(([startTime, dueTime, dayTimes], index) => flight(index, startTime, dueTime, dayTimes))
        const event = isReversed ? reversed : fork
        const found = flightsOn(event, all, day)
        expect(found.map(({ flight }) => flight._id).sort()).toEqual(all.map(({ _id }) => _id).sort())
        const slots = flightsOn(
          fork,
          all.map((one) => ({ ...one, dayTimes: [] })),
          0,
        ).map(({ startTime }) => startTime)
        for (const [at, one] of found.entries()) {
          const ofDate = one.flight.dayTimes?.find(({ date }) => date === DATES[day])
          expect(one.startTime).toBe(ofDate?.startTime ?? slots[at])
          expect(timesOn(event, all, one.flight._id, day)).toEqual({ startTime: one.startTime, dueTime: one.dueTime })
        }
      }),
    )
  })
})

test('who has no flight goes by the event, and by what it says of the date', () => {
  const shorter = { ...fork, dayTimes: [{ date: DATES[2]!, startTime: '07:00', dueTime: '13:00' }] }
  expect(timesOn(shorter, FLIGHTS, null, 0)).toEqual({ startTime: '06:00', dueTime: '15:00' })
  expect(timesOn(shorter, FLIGHTS, 'gone', 2)).toEqual({ startTime: '07:00', dueTime: '13:00' })
})

test('a date is set once, changed, and taken back to the plan', () => {
  const times = { startTime: '07:00', dueTime: '16:00' }
  const once = withDayTimes([], DATES[1]!, times)
  const earlier = withDayTimes(once, DATES[0]!, times)
  expect(earlier.map(({ date }) => date)).toEqual([DATES[0], DATES[1]])
  expect(withDayTimes(earlier, DATES[1]!, { ...times, startTime: '08:00' })[1]).toEqual({
    date: DATES[1],
    startTime: '08:00',
    dueTime: '16:00',
  })
  expect(withDayTimes(once, DATES[1]!, null)).toEqual([])
  expect(withDayTimes(undefined, DATES[1]!, null)).toEqual([])
})

test('a night tournament is due on the next morning', () => {
  expect(dueDate('2027-06-12', { startTime: '06:00', dueTime: '15:00' })).toBe('2027-06-12')
  expect(dueDate('2027-12-31', { startTime: '19:00', dueTime: '03:00' })).toBe('2028-01-01')
})

test('a night goes on until noon, also when the next night is the same event', () => {
  const nights = { ...fork, startTime: '19:00', endTime: '03:00' }
  const at = (date: string, clock: string) => dayAt(nights, date, clock)
  expect([
    at(DATES[0]!, '20:00'),
    at(DATES[1]!, '01:00'),
    at(DATES[1]!, '11:59'),
    at(DATES[1]!, '12:00'),
    at('2027-06-15', '02:00'),
  ]).toEqual([...[0, 0, 0, 1, 2]])
  expect([dayAt(fork, DATES[1]!, '01:00'), dayAt(fork, '2027-06-15', '01:00')]).toEqual([1, null])
})

test('the day that counts is today, else the next one, else the last', () => {
  expect(['2027-06-01', '2027-06-12', '2027-06-13', '2027-07-01'].map((date) => nextDay(DATES, date))).toEqual([0, 0, 1, 2])
  expect(nextDay(['2027-06-12', '2027-06-19'], '2027-06-15')).toBe(1)
})
