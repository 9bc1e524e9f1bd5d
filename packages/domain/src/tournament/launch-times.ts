import { byText } from '../kernel/text-order.ts'
import { inForce, type OpenSettings } from '../scoring/default-settings.ts'

/** On the clock at the ramp, `06:00`. */
export type Times = { startTime: string; dueTime: string }

/** The times of one day, where it does not go as planned: fog, a shorter last day. */
export type DayTimes = Times & { date: string }

type Clock = string | null | undefined
type OfDays = { dayTimes?: readonly DayTimes[] | null | undefined }

export type EventToLaunch = OfDays & {
  tournamentDates: readonly string[]
  startTime: string
  endTime: string
  settings?: OpenSettings
}
export type FlightToLaunch = OfDays & {
  _id: string
  name: string
  order?: number | null | undefined
  startTime?: Clock
  dueTime?: Clock
}

const NUMBERS = /\d+/g
const padded = (name: string): string => name.replace(NUMBERS, (digits) => digits.padStart(9, '0'))

/** As they are numbered; where that says nothing, `Flight 2` before `Flight 10`. */
export const inOrder = <F extends Pick<FlightToLaunch, 'name' | 'order'>>(flights: readonly F[]): F[] =>
  [...flights].sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || byText(padded(a.name), padded(b.name)))

/** When boats leave and are due as planned; a flight that does not say goes by its tournament. */
const plannedTimes = ({ startTime, endTime }: Pick<EventToLaunch, 'startTime' | 'endTime'>, flight: FlightToLaunch | null): Times => ({
  startTime: flight?.startTime || startTime,
  dueTime: flight?.dueTime || endTime,
})

/** On day 2, 4 … who left last leaves first, where the event says so. `day` counts from 0. */
export const isReversed = ({ settings }: Pick<EventToLaunch, 'settings'>, day: number): boolean =>
  day % 2 === 1 && inForce(settings, 'flightOptions.reverseOnDayTwo') === true

/** What was said for one date of a flight, or of the tournament itself; null: it goes as planned. */
export const dayTimesOn = ({ dayTimes }: OfDays, date: string | undefined): Times | null => {
  const found = dayTimes?.find((one) => one.date === date)
  return found ? { startTime: found.startTime, dueTime: found.dueTime } : null
}

/**
 * The flights of a day in the order they leave, with the times of that day. Where the order is reversed, the last flight gets the
 * times of the first, and so on; what was said for one date goes before all of that.
 */
export function flightsOn<F extends FlightToLaunch>(event: EventToLaunch, flights: readonly F[], day: number): (Times & { flight: F })[] {
  const planned = inOrder(flights)
  const slots = planned.map((flight) => plannedTimes(event, flight))
  const leaving = isReversed(event, day) ? planned.reverse() : planned
  return leaving.map((flight, at) => ({ ...slots[at]!, ...dayTimesOn(flight, event.tournamentDates[day]), flight }))
}

/** When a boat of this flight leaves and is due on a day; of a boat without a flight, when everybody does. */
export const timesOn = <F extends FlightToLaunch>(
  event: EventToLaunch,
  flights: readonly F[],
  id: string | null | undefined,
  day: number,
): Times => {
  const found = flightsOn(event, flights, day).find(({ flight }) => flight._id === id)
  if (found) return { startTime: found.startTime, dueTime: found.dueTime }
  return dayTimesOn(event, event.tournamentDates[day]) ?? plannedTimes(event, null)
}

/** Whether boats leave at other times, or in another order, on one day than on another. */
export function daysDiffer(event: EventToLaunch, flights: readonly FlightToLaunch[]): boolean {
  const ofDay = (day: number) => JSON.stringify([timesOn(event, [], null, day), isReversed(event, day), flightsOn(event, flights, day)])
  return event.tournamentDates.some((_, day) => ofDay(day) !== ofDay(0))
}

/** The times with those of one date set, or taken away (`null`): the plan holds again. */
export const withDayTimes = (before: readonly DayTimes[] | null | undefined, date: string, times: Times | null): DayTimes[] =>
  [...(before ?? []).filter((one) => one.date !== date), ...(times ? [{ date, ...times }] : [])].sort((a, b) => byText(a.date, b.date))

const DAY_MS = 86_400_000
const nextDate = (date: string): string => new Date(Math.round(Date.parse(`${date}T00:00:00Z`) + DAY_MS)).toISOString().slice(0, 10)

/** The date on which a day's boats are due: a night tournament ends on the next morning. */
export const dueDate = (date: string, { startTime, dueTime }: Times): string => (dueTime <= startTime ? nextDate(date) : date)

const NOON = '12:00'

/** The day that is on by the clock at the ramp, from 0; that of a night tournament goes on until the next noon. Null: none is. */
export function dayAt(event: EventToLaunch, date: string, clock: string): number | null {
  const endsOn = (day: string, index: number) => dueDate(day, timesOn(event, [], null, index))
  const night = event.tournamentDates.findIndex((day, index) => day !== date && endsOn(day, index) === date)
  if (night >= 0 && clock < NOON) return night
  const index = event.tournamentDates.indexOf(date)
  return index < 0 ? null : index
}

/** The day that counts on a date, from 0: this one, else the next, else the last. */
export function nextDay(dates: readonly string[], date: string): number {
  const found = dates.findIndex((one) => one >= date)
  return found >= 0 ? found : Math.max(0, dates.length - 1)
}

/** When the first boat leaves on the first day, by the clock at the ramp. */
export function firstLaunch(event: EventToLaunch, flights: readonly FlightToLaunch[]): string {
  const planned = dayTimesOn(event, event.tournamentDates[0])?.startTime ?? event.startTime
  return flightsOn(event, flights, 0).reduce((first, { startTime }, at) => (at === 0 || startTime < first ? startTime : first), planned)
}
