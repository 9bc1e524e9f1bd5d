import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { byBoat } from '#platform/values/entry-name.ts'

export type BoatList = { flight: TournamentFlight | null; boats: TournamentEntry[] }

/** The boats of each flight in the order of their numbers; those without a flight last. */
export function boatLists(entries: readonly TournamentEntry[], flights: readonly TournamentFlight[]): BoatList[] {
  const known = new Set(flights.map(({ _id }) => _id))
  const sorted = [...entries].sort(byBoat)
  const lists: BoatList[] = flights.map((flight) => ({ flight, boats: sorted.filter((entry) => entry.flight === flight._id) }))
  const others = sorted.filter(({ flight }) => !flight || !known.has(flight))
  return others.length > 0 || flights.length === 0 ? [...lists, { flight: null, boats: others }] : lists
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
