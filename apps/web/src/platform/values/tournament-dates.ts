import { writeDaysFromNow } from '@ramplight/ui/values/numbers'
import { isoDateOf, writeIsoDate, writeIsoDay } from '@ramplight/ui/values/times'
import { t } from './dates.texts.ts'

const DAY_MS = 86_400_000
const at = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`)
const SHORT = { month: 'short', day: 'numeric' } as const

/** `Sat 06/12/2027` */
export const writeDate = (isoDate: string): string => `${writeIsoDate(isoDate, { weekday: 'short' })} ${writeIsoDay(isoDate)}`
/** `Jun 12` */
export const writeShortDate = (isoDate: string): string => writeIsoDate(isoDate, SHORT)

/** `Sat 06/12/2027`, or `Sat 06/12/2027 – Sun 06/13/2027 · 2 days` */
export function writeDates(dates: readonly string[]): string {
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return t('none')
  return first === last ? writeDate(first) : t('range', { first: writeDate(first), last: writeDate(last), count: dates.length })
}

/** `Sat 06/12/2027`, or `Sat 06/12/2027 · 2 days`: for a column. */
export const writeDatesShort = (dates: readonly string[]): string =>
  dates.length > 1 ? t('from', { first: writeDate(dates[0] ?? ''), count: dates.length }) : writeDates(dates)

/** The month and the day of a date, each by itself, for a calendar sheet: `Jun` and `12`. */
export const monthAndDay = (isoDate: string): [string, string] => [
  writeIsoDate(isoDate, { month: 'short' }),
  writeIsoDate(isoDate, { day: 'numeric' }),
]

/** Today where this device stands, as `YYYY-MM-DD`. */
export function todayHere(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Is it a day as addresses write one? */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

export const addDays = (isoDate: string, days: number): string => isoDateOf(at(isoDate).getTime() + days * DAY_MS)

/** The next Saturday (6) or Sunday (0) after today. */
export function nextWeekday(today: string, weekday: number): string {
  const ahead = (weekday - at(today).getUTCDay() + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

/** How many days `isoDate` is ahead; below zero once it has passed. */
export const daysAhead = (isoDate: string, today: string = todayHere()): number =>
  Math.round((at(isoDate).getTime() - at(today).getTime()) / DAY_MS)

/** `in 3 days`, `tomorrow`, `today`, `2 days ago` */
export const daysUntil = (isoDate: string, today: string = todayHere()): string => writeDaysFromNow(daysAhead(isoDate, today))
