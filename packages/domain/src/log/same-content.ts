import { hash24 } from '../kernel/hash24.ts'
import type { Id } from '../kernel/ids.ts'
import { same } from '../sync/leaves.ts'
import { canonical } from './fold-log.ts'

/** What whoever says the same thing again says differently: by their clock, from their place, under their name. */
export const BY_THE_CLOCK: ReadonlySet<string> = new Set([
  'at',
  'receivedAt',
  'deviceAt',
  'clockOff',
  'clock',
  'raw',
  'lateBy',
  'by',
  'station',
  'device',
])

/** Said by the store and the server, never by who made the event. */
const OWN: ReadonlySet<string> = new Set(['_id', '_rev', '_scopes', 'clashOf'])

/** What an event says, without what the clock says. A field without a value is left out. */
export const contentOf = (event: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(event).filter(([field, value]) => (value ?? null) !== null && !BY_THE_CLOCK.has(field) && !OWN.has(field)),
  )

/** Do two copies of an event say the same? A repeat does; another event that came under its id does not. */
export const sameContent = (a: object, b: object): boolean => same(contentOf(a), contentOf(b))

/** The id under which an event is kept whose own id another event has: the same, however often it arrives. */
export const idOfClash = (id: Id, event: object): Id => hash24(`${id} ${canonical(contentOf(event))}`)
