import { refused } from '../kernel/errors.ts'

/** What kind of event it is; one without a kind is just an event. */
export const EVENT_TYPES = ['Meeting', 'Practice', 'Deadline', 'Off Limits', 'Delayed Start', 'Early Release'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Kinds that say by how many hours a day is shorter (2 §5). */
export const TYPES_WITH_HOURS = ['Early Release', 'Delayed Start'] as const satisfies readonly EventType[]

type Type = string | null | undefined
type Time = string | null | undefined
type PlannedEvent = { type?: Type; hours?: number | null | undefined; start?: Time; end?: Time }

/** Has this kind of event hours? */
export const hasHours = (type: Type): boolean => TYPES_WITH_HOURS.some((one) => one === type)

/** Are they missing? */
export const lacksHours = ({ type, hours }: Pick<PlannedEvent, 'type' | 'hours'>): boolean => hasHours(type) && !hours

/** Refuses an event that cannot be; its times as ISO in UTC, so that their order is that of their letters. */
export function refuseEvent(event: PlannedEvent): void {
  const { start, end } = event
  if (start && end && end < start) throw refused('calendar.end-before-start')
  if (lacksHours(event)) throw refused('calendar.hours-required')
}
