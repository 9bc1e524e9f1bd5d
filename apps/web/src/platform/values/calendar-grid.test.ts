import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, CALENDAR_VIEWS, isSameMonth, monthGrid, periodOf, turned, weekOf } from './calendar-grid.ts'
import { addDays } from './tournament-dates.ts'

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('1990-01-01', days))
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()

describe('the sheet of a month', () => {
  test('begins on a Sunday and ends on a Saturday, over the month before and the one after', () => {
    const may = monthGrid('2027-05-20')
    expect(may).toHaveLength(6)
    expect([may[0]![0], may[0]![6], may.at(-1)![0], may.at(-1)![6]]).toEqual(['2027-04-25', '2027-05-01', '2027-05-30', '2027-06-05'])
    // A February of four weeks has no other days at all.
    expect(monthGrid('2026-02-14').flat()).toHaveLength(28)
  })

  test('has each day once, also where the clocks are changed', () => {
    // In 2027 the clocks of the United States go forward on March 14 and back on November 7; both are Sundays.
    expect(weekOf('2027-03-14')).toEqual(weekOf('2027-03-20'))
    expect(weekOf('2027-03-13').at(-1)).toBe('2027-03-13')
    expect(weekOf('2027-11-07')[0]).toBe('2027-11-07')
    for (const month of ['2027-03-01', '2027-11-30']) expect(new Set(monthGrid(month).flat()).size).toBe(monthGrid(month).length * 7)
  })

  test('LAW: whole weeks from Sunday on, day after day, with every day of the month and less than a week beside it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weeks = monthGrid(day)
        const days = weeks.flat()
        expect(weeks.every((week) => week.length === 7 && weekday(week[0]!) === 0)).toBe(true)
        for (const [at, one] of days.slice(1).entries()) expect(one).toBe(addDays(days[at]!, 1))
        const own = days.filter((one) => isSameMonth(one, day))
        expect(own).toContain(day)
        expect([own[0]!.slice(8), isSameMonth(addDays(own.at(-1)!, 1), day)]).toEqual(['01', false])
        expect(days.indexOf(own[0]!)).toBeLessThan(7)
        expect(days.length - 1 - days.indexOf(own.at(-1)!)).toBeLessThan(7)
      }),
    )
  })
})

describe('turning the pages', () => {
  test('a month on is the same day, or the last that there is', () => {
    expect([addMonths('2027-01-31', 1), addMonths('2028-01-31', 1), addMonths('2027-12-15', 1), addMonths('2027-01-15', -1)]).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2028-01-15',
      '2026-12-15',
    ])
  })

  test('LAW: the next page begins where this one ends, or overlaps it by days of both months; no day is left out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CALENDAR_VIEWS), anyDay, (view, day) => {
        const [here, next] = [periodOf(view, day), periodOf(view, turned(view, day, 1))]
        expect(here.from <= day && day <= here.to).toBe(true)
        expect(next.from > here.from && next.to > here.to).toBe(true)
        expect(next.from <= addDays(here.to, 1)).toBe(true)
      }),
    )
  })

  test('LAW: a week on and back is the same week', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(turned('week', turned('week', day, 1), -1)).toBe(day)
      }),
    )
  })
})
