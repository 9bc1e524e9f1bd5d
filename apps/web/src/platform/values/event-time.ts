import { dayAt, type EventToLaunch, nextDay } from '@ramplight/domain/tournament/launch-times'
import { ZONES, type ZoneLabel } from '@ramplight/domain/tournament/zones'
import { wallAt } from '@ramplight/ui/values/times'

const MINUTE = 60_000

/** Those of the specification, in the order in which they are offered. */
export const TIMEZONES: ZoneLabel[] = ['EST', 'CST', 'MST', 'PST']

const partsAt = (instant: number, zone: ZoneLabel) => wallAt(instant, ZONES[zone])

/** `2027-06-12`, where the tournament is. */
export const dateThere = (instant: number, zone: ZoneLabel): string => partsAt(instant, zone).date

/** `14:05`, where the tournament is. */
export const timeThere = (instant: number, zone: ZoneLabel): string => partsAt(instant, zone).time

/** The instant at which a clock on the wall of the ramp shows this date and time. */
export function instantOf(date: string, clock: string, zone: ZoneLabel): number {
  const wanted = Date.parse(`${date}T${clock}:00Z`)
  let instant = wanted
  // Once for the offset, once more where the offset itself changes between the two.
  for (let round = 0; round < 2; round++) {
    const there = partsAt(instant, zone)
    instant += wanted - Date.parse(`${there.date}T${there.time}Z`)
  }
  return instant
}

export type Due = { date: string; dueTime: string; timezone: ZoneLabel }

/** Whole minutes past the due time; the minute itself is still in time. */
export const minutesPast = ({ date, dueTime, timezone }: Due, now: number): number =>
  Math.max(0, Math.floor((now - instantOf(date, dueTime, timezone)) / MINUTE))

/** Minutes until due, rounded up; negative once past. */
export const minutesLeft = ({ date, dueTime, timezone }: Due, now: number): number =>
  Math.ceil((instantOf(date, dueTime, timezone) - now) / MINUTE)

/** The day of the tournament that is on there now; null on any other date. */
export function dayToday(event: EventToLaunch & { timezone: ZoneLabel }, now: number): number | null {
  const { date, time } = partsAt(now, event.timezone)
  return dayAt(event, date, time)
}

/** The day that is on there now, else the next, else the last. */
export const dayNext = (event: EventToLaunch & { timezone: ZoneLabel }, now: number): number =>
  dayToday(event, now) ?? nextDay(event.tournamentDates, dateThere(now, event.timezone))

/** `2027-06-12` → `06/12/2027` */
export const dateText = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1')
