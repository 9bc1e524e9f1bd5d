import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { whereIs } from '@ramplight/domain/registration/check-ins'
import { cutBefore } from '#features/weigh-in/bag/index.ts'
import { minutesLeft } from '#platform/values/event-time.ts'
import { dueOf, weighedOn } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'

/** `left`: minutes until it is due, negative once it is overdue; null: nobody has said when. */
export type BoatOut = { entry: TournamentEntry; flight: TournamentFlight | null; dueTime: string | null; left: number | null }

/** Where each boat of the day is. Who was counted at the bump table or has weighed is back, whatever was tapped. */
export const placeOn = (data: StationData, entry: TournamentEntry, day: number) =>
  whereIs(entry, day, entry.bump?.day === day || weighedOn(data, entry._id, day).length > 0)

/**
 * On a later day whose mornings are not checked in, every boat that has fished and was not cut counts as gone out: a list of who is on
 * the water may name somebody too many, never one too few.
 */
const hasLeft = (entry: TournamentEntry, day: number, checksMornings: boolean) => day > 0 && !checksMornings && Boolean(entry.checkedInAt)

/** Who is still on the water: overdue first, the longest at the top, then who is due next, then those without a time. */
export function notBack(data: StationData, day: number, now: number, checksMornings: boolean): BoatOut[] {
  const cut = cutBefore(data.tournament, data.field, day)
  const isOut = (entry: TournamentEntry) => {
    const place = placeOn(data, entry, day)
    return place === 'out' || (place === 'ashore' && !cut.has(entry._id) && hasLeft(entry, day, checksMornings))
  }
  return data.entries
    .filter(isOut)
    .map((entry) => {
      const due = dueOf(data, entry, day)
      return {
        entry,
        flight: (entry.flight && data.flights.get(entry.flight)) || null,
        dueTime: due?.dueTime ?? null,
        left: due ? minutesLeft(due, now) : null,
      }
    })
    .sort((a, b) => (a.left ?? Number.POSITIVE_INFINITY) - (b.left ?? Number.POSITIVE_INFINITY) || 0)
}
