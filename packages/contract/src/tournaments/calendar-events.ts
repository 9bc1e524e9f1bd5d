import { EVENT_TYPES } from '@ramplight/domain/tournament/calendar-event'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome } from '../kernel/envelope.ts'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { id, isoDateTime, requiredText, text } from '../kernel/fields.ts'
import { byId, byPart, byTime, byValue } from '../kernel/terms.ts'

export const calendarColor = z.enum(['orange', 'yellow', 'green', 'blue', 'purple', 'gray'])
export type CalendarColor = z.output<typeof calendarColor>
export const eventType = z.enum(EVENT_TYPES)
const MOST_HOURS = 24

/** An event of one's own calendar, or of a tournament: then it is seen with the tournament and changed by who edits it. */
const fields = {
  title: requiredText(160),
  type: eventType.nullish(),
  /** By how much the day begins later or ends earlier; Early Release and Delayed Start need it. */
  hours: z.number().min(0.25).max(MOST_HOURS).multipleOf(0.25, 'must be in quarters of an hour').nullish(),
  notes: text(5000).nullish(),
  /** Of an all-day event midnight at Greenwich of its first and its last day: a day has no zone. */
  allDay: z.boolean().nullish(),
  start: isoDateTime.nullish(),
  /** Never before the start. */
  end: isoDateTime.nullish(),
  color: calendarColor.nullish(),
  reminder: text(80).nullish(),
  resizable: z.boolean().nullish(),
  tournament: id.nullish(),
  /** The caller, unless an admin names somebody else. */
  user: id.optional(),
}

export const calendarEvent = record({ ...fields, user: id }).meta({ id: 'CalendarEvent' })
export type CalendarEvent = z.output<typeof calendarEvent>

const base = '/api/calendar-events/'

export const calendarEventCalls = {
  ...family(
    base,
    'calendar events',
    {
      record: calendarEvent,
      create: creatable(fields),
      change: changeable(fields),
      terms: {
        title: byPart(160),
        tournament: byId,
        user: byId,
        type: byValue(eventType),
        color: byValue(calendarColor),
        start: byTime,
        end: byTime,
      },
    },
    { list: 'public', see: 'calendar-event.see', create: 'calendar-event.edit', edit: 'calendar-event.edit' },
  ),
  deleteByTerms: endpoint({
    method: 'POST',
    path: `${base}delete-by-terms`,
    summary: 'Delete the events that match every given term and that the caller may change; each answers for itself. Never without a term.',
    policy: 'signed-in',
    /** A title is matched whole: a part of it would take more than was meant. */
    body: z
      .strictObject({
        title: requiredText(160),
        tournament: z.union([id, z.array(id).min(1).max(100)]),
        user: id,
        color: calendarColor,
        start: byTime,
        end: byTime,
      })
      .partial(),
    response: bulkOutcome,
  }),
}
