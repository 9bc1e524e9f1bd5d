import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { flightsOn, type Times, timesOn } from '@ramplight/domain/tournament/launch-times'
import { byBoat } from '#platform/values/entry-name.ts'

export type BoatList = Times & { flight: TournamentFlight | null; boats: TournamentEntry[] }

type Field = { tournament: Tournament; entries: readonly TournamentEntry[]; flights: readonly TournamentFlight[] }

/** The boats of each flight in the order of their numbers, as the flights leave on a day; those without a flight last. */
export function boatLists({ tournament, entries, flights }: Field, day: number): BoatList[] {
  const known = new Set(flights.map(({ _id }) => _id))
  const sorted = [...entries].sort(byBoat)
  const lists: BoatList[] = flightsOn(tournament, flights, day).map((one) => ({
    ...one,
    boats: sorted.filter((entry) => entry.flight === one.flight._id),
  }))
  const others = sorted.filter(({ flight }) => !flight || !known.has(flight))
  return others.length > 0 || flights.length === 0
    ? [...lists, { ...timesOn(tournament, [], null, day), flight: null, boats: others }]
    : lists
}

/** `1–31`, `1–12, 14`, or nothing. */
export function numberRange(boats: readonly TournamentEntry[]): string {
  const numbers = boats.flatMap(({ boatNumber }) => boatNumber ?? []).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

/** Boats in a row leave together; the first flights take the boats that are left over. */
export function spreadOver(entries: readonly TournamentEntry[], flights: readonly TournamentFlight[]): { _id: string; flight: string }[] {
  const size = Math.floor(entries.length / flights.length)
  const larger = entries.length % flights.length
  const sizes = flights.map((_, index) => size + (index < larger ? 1 : 0))
  const order = flights.flatMap((flight, index) => Array.from({ length: sizes[index]! }, () => flight._id))
  return [...entries]
    .sort(byBoat)
    .flatMap((entry, index) => (entry.flight === order[index] ? [] : [{ _id: entry._id, flight: order[index]! }]))
}

export const nextNumber = (entries: readonly TournamentEntry[]): number =>
  Math.max(0, ...entries.map(({ boatNumber }) => boatNumber ?? 0)) + 1
