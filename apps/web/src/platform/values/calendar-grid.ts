import { isoDateOf } from '@ramplight/ui/values/times'
import { sunday } from './date-range.ts'
import { addDays } from './tournament-dates.ts'

/** How a calendar is looked at; the first is what a desk starts with. */
export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]
/** The first and the last day that are shown, `2027-06-12`. */
export type Period = { from: string; to: string }

const WEEK = 7
const daysFrom = (from: string, count: number): string[] => Array.from({ length: count }, (_, at) => addDays(from, at))

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
const lastOfMonth = (day: string): string => addDays(firstOfMonth(addMonths(firstOfMonth(day), 1)), -1)

/** The same day so many months on, or the last one that the month has: Jan 31 → Feb 28. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = isoDateOf(Date.UTC(year, month - 1 + months, 1))
  const last = isoDateOf(Date.UTC(year, month + months, 0))
  const wanted = addDays(first, date - 1)
  return wanted > last ? last : wanted
}

/** The days of the week of a day, from Sunday on. */
export const weekOf = (day: string): string[] => daysFrom(sunday(day), WEEK)

/** The weeks in which the month of a day lies, whole, from Sunday on. */
export function monthGrid(day: string): string[][] {
  const [from, to] = [sunday(firstOfMonth(day)), lastOfMonth(day)]
  const weeks: string[][] = []
  for (let start = from; start <= to; start = addDays(start, WEEK)) weeks.push(daysFrom(start, WEEK))
  return weeks
}

/** Are two days of one month? */
export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7)

const SHOWN: Record<CalendarView, (day: string) => Period> = {
  month: (day) => {
    const days = monthGrid(day).flat()
    return { from: days[0]!, to: days.at(-1)! }
  },
  week: (day) => ({ from: sunday(day), to: addDays(sunday(day), WEEK - 1) }),
  // What is ahead: a month from this day on.
  agenda: (day) => ({ from: day, to: addDays(addMonths(day, 1), -1) }),
}

/** What a view of this day shows. */
export const periodOf = (view: CalendarView, day: string): Period => SHOWN[view](day)

/** The day to look at one step on (1) or back (-1): the next week of a week, else the next month. */
export const turned = (view: CalendarView, day: string, by: 1 | -1): string =>
  view === 'week' ? addDays(day, WEEK * by) : addMonths(day, by)
