import { type CalendarEvent, calendarEventCalls as calls } from '@ramplight/contract/tournaments/calendar-events'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import type { Period } from '#platform/values/calendar-grid.ts'
import { addDays } from '#platform/values/tournament-dates.ts'

const MIDNIGHT = 'T00:00:00.000Z'

/**
 * The events of a person's calendar on these days, those that began before them too. A day more at both ends: where an event takes
 * place it may be another day than at Greenwich.
 */
export const eventsBetweenQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: [calls.search.path, 'between', from, to],
    queryFn: async ({ signal }): Promise<CalendarEvent[]> => {
      const [first, after] = [`${addDays(from, -1)}${MIDNIGHT}`, `${addDays(to, 2)}${MIDNIGHT}`]
      const found = (body: Parameters<typeof call<typeof calls.search>>[1]['body']) => call(calls.search, { body, signal })
      const [begin, goOn] = await Promise.all([
        found({ start: { gte: first, lt: after }, selectAll: true }),
        found({ start: { lt: first }, end: { gte: first }, selectAll: true }),
      ])
      return [...begin, ...goOn]
    },
  })
