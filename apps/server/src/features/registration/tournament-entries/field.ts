import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, inArray } from 'drizzle-orm'
import { flightStore } from '#features/tournaments/tournament-flights/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import type { EntryRow } from './tournament-entries.store.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

type Place = Pick<EntryRow, 'id' | 'users' | 'boatNumber'>

/**
 * Who is in a tournament and which boat numbers are taken, read while the tournament is locked: nobody else changes it
 * until the transaction ends. A batch that works through many boats keeps it up to date as it goes.
 */
export type Field = { tournament: TournamentRow; flights: Set<string>; places: Map<string, Place> }

export async function lockFields(tx: Tx, tournaments: Iterable<string>): Promise<Map<string, Field>> {
  const locked = await lockTournaments(tx, tournaments)
  const ids = [...locked.keys()]
  const fields = new Map<string, Field>()
  for (const tournament of locked.values()) fields.set(tournament.id, { tournament, flights: new Set(), places: new Map() })
  if (!ids.length) return fields

  const places = await tx
    .select({
      tournament: tournamentEntries.tournament,
      id: tournamentEntries.id,
      users: tournamentEntries.users,
      boatNumber: tournamentEntries.boatNumber,
    })
    .from(tournamentEntries)
    .where(and(inArray(tournamentEntries.tournament, ids), eq(tournamentEntries.deleted, false)))
  for (const { tournament, ...place } of places) fields.get(tournament)?.places.set(place.id, place)
  const flights = await flightStore.list(tx, inArray(flightStore.table.tournament, ids))
  for (const flight of flights) fields.get(flight.tournament)?.flights.add(flight.id)
  return fields
}

/** The other boat that has this number. */
export function holderOf(field: Field, boatNumber: number | null | undefined, id?: string): Place | undefined {
  if (boatNumber == null) return undefined
  for (const place of field.places.values()) if (place.boatNumber === boatNumber && place.id !== id) return place
  return undefined
}

/** One angler sits in one boat, and one number is on one boat. */
export function refuseCollision(field: Field, { id, users, boatNumber }: Place, nameOf: (users: string[]) => string): void {
  const twice = users.find((user, index) => users.indexOf(user) !== index) ?? anglerElsewhere(field, id, users)
  if (twice) throw refused('entry.angler-twice', { name: nameOf([twice]) })
  const holder = holderOf(field, boatNumber, id)
  if (holder) throw refused('boat-number.taken', { number: boatNumber ?? 0, name: nameOf(holder.users) })
}

function anglerElsewhere(field: Field, id: string, users: string[]): string | undefined {
  const wanted = new Set(users)
  for (const place of field.places.values()) {
    const user = place.id === id ? undefined : place.users.find((one) => wanted.has(one))
    if (user) return user
  }
  return undefined
}
