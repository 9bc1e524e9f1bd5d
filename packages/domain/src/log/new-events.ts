import type { Id } from '../kernel/ids.ts'

/** What is new in a log, which has events by their ids: an event that is known stays as it is. */
export const newEvents = <Event>(
  before: Readonly<Record<Id, unknown>>,
  sent: Readonly<Record<Id, Event>> | null | undefined,
): Record<Id, Event> => Object.fromEntries(Object.entries(sent ?? {}).filter(([id]) => !Object.hasOwn(before, id)))
