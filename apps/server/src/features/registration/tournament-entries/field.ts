import type { Place } from '@ramplight/domain/registration/check-entry'
import { and, eq, inArray } from 'drizzle-orm'
import { flightStore } from '#features/tournaments/tournament-flights/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import { tournamentEntries } from './tournament-entries.table.ts'

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
      _id: tournamentEntries.id,
      users: tournamentEntries.users,
      boatNumber: tournamentEntries.boatNumber,
    })
    .from(tournamentEntries)
    .where(and(inArray(tournamentEntries.tournament, ids), eq(tournamentEntries.deleted, false)))
  for (const { tournament, ...place } of places) fields.get(tournament)?.places.set(place._id, place)
  const flights = await flightStore.list(tx, inArray(flightStore.table.tournament, ids))
  for (const flight of flights) fields.get(flight.tournament)?.flights.add(flight.id)
  return fields
}

export const tournamentsOf = (fields: ReadonlyMap<string, Field>): Map<string, TournamentRow> =>
  new Map([...fields].map(([id, { tournament }]) => [id, tournament]))

export const placeOf = ({ id, users, boatNumber }: { id: string; users: string[]; boatNumber: number | null }): Place => ({
  _id: id,
  users,
  boatNumber,
})
