import { dayAt, type EventToLaunch, nextDay } from '@ramplight/domain/tournament/launch-times'
import { type Whereabouts, type Zone, zoneOf } from '@ramplight/domain/tournament/zones'
import { wallAt } from '@ramplight/ui/values/times'

const MINUTE = 60_000

const partsAt = (instant: number, { iana }: Zone) => wallAt(instant, iana)

/** `2027-06-12`, where the tournament is. */
export const dateThere = (instant: number, zone: Zone): string => partsAt(instant, zone).date

/** `14:05`, where the tournament is. */
export const timeThere = (instant: number, zone: Zone): string => partsAt(instant, zone).time

/** The instant at which a clock on the wall of the ramp shows this date and time. */
export function instantOf(date: string, clock: string, zone: Zone): number {
  const wanted = Date.parse(`${date}T${clock}:00Z`)
  let instant = wanted
  // Once for the offset, once more where the offset itself changes between the two.
  for (let round = 0; round < 2; round++) {
    const there = partsAt(instant, zone)
    instant += wanted - Date.parse(`${there.date}T${there.time}Z`)
  }
  return instant
}

export type Due = { date: string; dueTime: string; zone: Zone }

/** Whole minutes past the due time; the minute itself is still in time. */
export const minutesPast = ({ date, dueTime, zone }: Due, now: number): number =>
  Math.max(0, Math.floor((now - instantOf(date, dueTime, zone)) / MINUTE))

/** Minutes until due, rounded up; negative once past. */
export const minutesLeft = ({ date, dueTime, zone }: Due, now: number): number => Math.ceil((instantOf(date, dueTime, zone) - now) / MINUTE)

/** The day of the tournament that is on there now; null on any other date. */
export function dayToday(event: EventToLaunch & Whereabouts, now: number): number | null {
  const { date, time } = partsAt(now, zoneOf(event))
  return dayAt(event, date, time)
}

/** The day that is on there now, else the next, else the last. */
export const dayNext = (event: EventToLaunch & Whereabouts, now: number): number =>
  dayToday(event, now) ?? nextDay(event.tournamentDates, dateThere(now, zoneOf(event)))

/** `2027-06-12` → `06/12/2027` */
export const dateText = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1')
