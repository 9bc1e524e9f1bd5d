import { addDays, nextWeekday } from './tournament-dates.ts'

/** What a list may be narrowed to by a day (2 §9), in the order of the specification. */
export const DATE_CHOICES = [
  'onOrBefore',
  'onOrAfter',
  'between',
  'last30Days',
  'lastWeek',
  'yesterday',
  'today',
  'tomorrow',
  'nextWeek',
  'next30Days',
] as const
export type DateChoice = (typeof DATE_CHOICES)[number]

/** Of what has happened, such as money that has moved: none of it is ahead. */
export const PAST_CHOICES = [
  'today',
  'yesterday',
  'lastWeek',
  'last30Days',
  'onOrBefore',
  'onOrAfter',
  'between',
] as const satisfies DateChoice[]

/** Both days are part of it; one that is missing is no limit. As `2027-06-12`. */
export type DateRange = { from?: string | undefined; to?: string | undefined }

/** How many days somebody has to type for it. */
export const daysToType = (choice: DateChoice): 0 | 1 | 2 => (choice === 'between' ? 2 : choice.startsWith('on') ? 1 : 0)

const WEEK = 7
/** The Sunday on or before a day: a week begins on Sunday, as calendars here do. */
export const sunday = (day: string): string => addDays(nextWeekday(day, 0), -WEEK)

const week = (from: string): DateRange => ({ from, to: addDays(from, WEEK - 1) })
const only = (day: string): DateRange => ({ from: day, to: day })

const RANGES: Record<DateChoice, (today: string, typed: readonly (string | undefined)[]) => DateRange> = {
  onOrBefore: (_, [day]) => ({ to: day }),
  onOrAfter: (_, [day]) => ({ from: day }),
  between: (_, [from, to]) => ({ from, to }),
  last30Days: (today) => ({ from: addDays(today, -29), to: today }),
  lastWeek: (today) => week(addDays(sunday(today), -WEEK)),
  yesterday: (today) => only(addDays(today, -1)),
  today: only,
  tomorrow: (today) => only(addDays(today, 1)),
  nextWeek: (today) => week(addDays(sunday(today), WEEK)),
  next30Days: (today) => ({ from: today, to: addDays(today, 29) }),
}

/** The days that are chosen. `typed`: for those that name none themselves; empty until somebody has. */
export function dateRange(choice: DateChoice, typed: readonly string[], today: string): DateRange {
  const { from, to } = RANGES[choice](
    today,
    typed.map((day) => day || undefined),
  )
  return { ...(from && { from }), ...(to && { to }) }
}

/** The days of this device, as moments: from the first one on, and before the day after the last one. */
const startOf = (day: string): string => new Date(`${day}T00:00`).toISOString()
export const momentsOf = ({ from, to }: DateRange): { gte?: string; lt?: string } => ({
  ...(from && { gte: startOf(from) }),
  ...(to && { lt: startOf(addDays(to, 1)) }),
})
