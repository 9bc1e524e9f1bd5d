import { zoneOf } from '@ramplight/domain/tournament/zones'
import type { TournamentRow } from './tournaments.store.ts'

export type Changes = Partial<TournamentRow>

/** `4:45 PM`, as a clock on the wall at the ramp shows a moment. */
const clockThere = (at: string, event: TournamentRow): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zoneOf(event).iana })
    .format(Date.parse(at))
    .replaceAll('\u202f', ' ')

/** One line for the record. */
export const lineOf = (before: TournamentRow, after: Changes): string => {
  const { name = before.name, cancelled = before.cancelled } = after
  if (cancelled !== before.cancelled) return cancelled ? `Canceled ${name}` : `Restored ${name}`
  if (after.protestsUntil !== undefined && after.protestsUntil !== before.protestsUntil)
    return after.protestsUntil ? `Protests until ${clockThere(after.protestsUntil, before)}` : 'Protest period canceled'
  return after.status && after.status !== before.status ? `Status: ${before.status} → ${after.status}` : `Changed ${name}`
}
