import type { Id } from '../kernel/ids.ts'
import { standings } from '../scoring/standings.ts'
import { scoreEntries } from '../tournament-results.ts'
import type { StoredEvent } from '../weigh-in/weigh-in-records.ts'
import { type EntryToCount, engineEntries, engineTournament, type TournamentToCount } from './calculate.ts'

/** Where a boat stood from this moment on. `at`: when its place was first this one, ISO UTC. */
export type PlaceAt = { at: string; day: number; place: number; tied: boolean }

/** So many moments of an event are looked at: a line on a phone shows no more. */
export const MOST_MOMENTS = 48
/** Larger fields would keep everybody waiting for a line that few look at. */
export const LARGEST_FIELD = 300

type Counted = { tournament: TournamentToCount; entries: readonly EntryToCount[]; events: readonly StoredEvent[] }

/**
 * The places of each boat through the event, as the board showed them: the engine is asked again for the log up to each moment, so that
 * ties, penalties and cuts are those of that moment. Only changes are told. A large field has none.
 */
export function placeHistory({ tournament: record, entries, events }: Counted): Map<Id, PlaceAt[]> {
  const history = new Map<Id, PlaceAt[]>()
  if (entries.length > LARGEST_FIELD) return history
  const tournament = engineTournament(record)
  // A place that was set by hand is of the end, and the log does not say when it was set.
  const boats = entries.map((entry) => ({ ...entry, ruling: null }))
  for (const { at, day } of momentsOf(events)) {
    const upTo = events.filter(({ receivedAt }) => receivedAt <= at)
    const weighed = new Set(upTo.map(({ entry }) => entry))
    const table = standings({ tournament, entries: scoreEntries(tournament.settings, engineEntries(boats, upTo)) }).standings
    for (const { entry, position, tied, disqualified } of table) {
      if (position === null || disqualified || !weighed.has(entry)) continue
      const places = history.get(entry) ?? []
      const last = places.at(-1)
      if (last?.place !== position || last.tied !== tied) places.push({ at, day, place: position, tied })
      history.set(entry, places)
    }
  }
  return history
}

/** When something came in, the last one always among them; of too many, evenly as many as are looked at. */
function momentsOf(events: readonly StoredEvent[]): { at: string; day: number }[] {
  const days = new Map<string, number>()
  for (const { receivedAt, day } of events) days.set(receivedAt, Math.max(day, days.get(receivedAt) ?? 0))
  const all = [...days].map(([at, day]) => ({ at, day })).toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const step = Math.max(1, all.length / MOST_MOMENTS)
  return Array.from({ length: Math.min(MOST_MOMENTS, all.length) }, (_, index) => all[Math.ceil((index + 1) * step) - 1]!)
}
