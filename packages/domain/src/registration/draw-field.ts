import type { Id } from '../kernel/ids.ts'
import { type BoatNumberMode, boatNumbers } from './boat-numbers.ts'

/** A boat with its number and its flight. */
export type DrawnBoat = { _id: Id; boatNumber: number; flight: Id | null }

/**
 * The numbers of a field (`boatNumbers`), in their order, and the flights that leave one after the other; without flights
 * each boat keeps its own. Random numbers need a seed, a 32-bit integer that is kept with the draw.
 */
export function drawField({
  entries,
  mode,
  seed,
  flights,
}: {
  entries: readonly { _id: Id; createdAt: string; flight?: Id | null | undefined }[]
  mode: BoatNumberMode
  seed: number | null
  flights: readonly Id[]
}): DrawnBoat[] {
  const old = new Map(entries.map((entry) => [entry._id, entry.flight ?? null]))
  const drawn = boatNumbers({ entries: entries.map(({ _id, createdAt }) => ({ _id, createdAt })), mode, seed })
  return drawn.map(({ _id, boatNumber }, index) => ({
    _id,
    boatNumber,
    flight: flights.length ? (flights[flightOf(index, drawn.length, flights.length)] ?? null) : (old.get(_id) ?? null),
  }))
}

/** Boats in a row leave together; the first flights take the boats that are left over. */
function flightOf(index: number, boats: number, flights: number): number {
  const size = Math.floor(boats / flights)
  const larger = boats % flights
  const inLarger = larger * (size + 1)
  return index < inLarger ? Math.floor(index / (size + 1)) : larger + Math.floor((index - inLarger) / size)
}
