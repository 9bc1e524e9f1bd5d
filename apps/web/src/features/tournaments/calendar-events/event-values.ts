import type { CalendarColor, CalendarEvent } from '@ramplight/contract/tournaments/calendar-events'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { type EventType, hasHours, lacksHours } from '@ramplight/domain/tournament/calendar-event'
import type { Zone } from '@ramplight/domain/tournament/zones'
import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { wallAt } from '@ramplight/ui/values/times'
import { instantOf } from '#platform/values/event-time.ts'
import { t } from './calendar-events.texts.ts'

/** An event as the form has it: days and clocks where it takes place, apart. */
export type EventValues = {
  title: string
  type: EventType | null
  hours: number | null | undefined
  tournament: string | null
  allDay: boolean
  startDay: string | null
  startTime: string
  endDay: string | null
  endTime: string
  color: CalendarColor | null
  notes: string
  reminder: string
}

/** The zone of a tournament; nothing for an event of one's own, which goes by the clock of this device. */
type ZoneOf = (tournament: string | null | undefined) => Zone | undefined

const MIDNIGHT = 'T00:00:00.000Z'
const dayOf = (instant: string | null | undefined): string | null => instant?.slice(0, 10) ?? null

const wall = (instant: string | null | undefined, zone: Zone | undefined) => {
  if (!instant) return { day: null, clock: '' }
  const { date, time } = wallAt(instant, zone?.iana)
  return { day: date, clock: time.slice(0, 5) }
}

/** What the form starts from; a new event is on `day`. */
export function valuesOf(event: CalendarEvent | null, day: string, zoneOf: ZoneOf): EventValues {
  const { title = '', type = null, hours, tournament = null, color = null, notes, reminder, start, end } = event ?? {}
  const allDay = event ? (event.allDay ?? false) : true
  const zone = zoneOf(tournament)
  const [from, to] = [wall(start, zone), wall(end, zone)]
  return {
    ...{ title, type, hours, tournament, allDay, color, notes: notes ?? '', reminder: reminder ?? '' },
    startDay: event ? (allDay ? dayOf(start) : from.day) : day,
    startTime: allDay ? '' : from.clock,
    endDay: allDay ? dayOf(end) : to.day,
    endTime: allDay ? '' : to.clock,
  }
}

function instantAt(day: string, clock: string, zone: Zone | undefined): string {
  const instant = zone ? instantOf(day, clock, zone) : Date.parse(`${day}T${clock}`)
  return new Date(instant).toISOString()
}

/** What is sent of them. An event that ends on no day of its own ends on the day on which it begins. */
export function written(values: EventValues, zoneOf: ZoneOf): Partial<CalendarEvent> {
  const { title, type, hours, tournament, allDay, startDay, startTime, endDay, endTime, color, notes, reminder } = values
  const zone = zoneOf(tournament)
  const whole = (day: string | null) => (day ? `${day}${MIDNIGHT}` : null)
  const hasEnd = startDay && (endTime || (endDay && endDay !== startDay))
  return {
    ...{ title, type, tournament, allDay, color, notes: notes || null, reminder: reminder || null },
    hours: hasHours(type) ? (hours ?? null) : null,
    start: allDay || !startDay ? whole(startDay) : instantAt(startDay, startTime || '00:00', zone),
    end: allDay ? whole(endDay === startDay ? null : endDay) : hasEnd ? instantAt(endDay ?? startDay, endTime || startTime, zone) : null,
  }
}

/** What the form says before anything is sent; in the words of the server where it would refuse. */
export function checkEvent(values: EventValues, zoneOf: ZoneOf): FieldError[] {
  const { allDay, startDay, startTime } = values
  const errors: FieldError[] = []
  if (!startDay) errors.push({ field: 'startDay', message: t('sheet.dayNeeded') })
  if (!allDay && !startTime) errors.push({ field: 'startTime', message: t('sheet.timeNeeded') })
  const { start, end } = errors.length ? {} : written(values, zoneOf)
  if (start && end && end < start) errors.push({ field: 'endDay', message: messageOf('calendar.end-before-start') })
  if (lacksHours(values)) errors.push({ field: 'hours', message: messageOf('calendar.hours-required') })
  return errors
}
