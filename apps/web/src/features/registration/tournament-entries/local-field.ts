import { type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import { sameValue } from '@ramplight/domain/kernel/same-value'
import { entryCountsDiffer, refuseAnglerTwice, refuseTakenNumber, refuseUnknownPots } from '@ramplight/domain/registration/check-entry'
import { refuseCrewTooLarge } from '@ramplight/domain/registration/crew'
import type { LocalRow } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { type Names, named, namesOf } from '#platform/local-families/local-people.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'

/** A tournament as this device has it, for a write about its entries. A batch keeps `entries` up to date as it goes. */
export type LocalField = {
  tournament: Tournament
  rows: Map<string, LocalRow>
  entries: Map<string, TournamentEntry>
  flights: Set<string>
  names: Names
}

export async function fieldOf(local: Local, id: string): Promise<LocalField> {
  const tournament = await tournamentFor(local, id, 'tournament.run')
  const where = { index: 'tournament', is: id }
  const rows = await local.rows('tournament-entries', where)
  const flights = await local.rows('tournament-flights', where)
  const entries = new Map(rows.map((row) => [row._id, decodeRow(tournamentEntry, row)]))
  const known = [...entries.values()].flatMap(({ anglers }) => anglers ?? [])
  return {
    tournament,
    rows: new Map(rows.map((row) => [row._id, row])),
    entries,
    flights: new Set(flights.map(({ _id }) => _id)),
    names: await namesOf(local, known),
  }
}

/** The fields of all entries with these ids; an entry that is not here is in none. */
export async function fieldsOf(local: Local, ids: readonly string[]): Promise<(id: string) => LocalField> {
  const fields = new Map<string, LocalField>()
  const fieldBy = new Map<string, LocalField>()
  for (const id of new Set(ids)) {
    const row = await local.row<{ tournament: string }>('tournament-entries', id)
    if (!row) continue
    const field = fields.get(row.tournament) ?? (await fieldOf(local, row.tournament))
    fields.set(row.tournament, field)
    fieldBy.set(id, field)
  }
  return (id) => {
    const field = fieldBy.get(id)
    if (!field) throw refused('record.not-found')
    return field
  }
}

/** `Reyes & Tran`, for the words of a refusal. */
export const surnamesIn =
  ({ names }: LocalField) =>
  (users: readonly string[]): string =>
    users.map((id) => names.get(id)?.last_name || names.get(id)?.first_name || 'taken').join(' & ')

/** Where each boat stands at the moment. */
export const placesIn = ({ entries }: LocalField) => entries.values()

/** May this entry stand as it is? `before` is what is here now: what does not change is not asked again. */
export function checkEntry(field: LocalField, entry: TournamentEntry, before: TournamentEntry | null): void {
  const { tournament, flights } = field
  const isNew = (name: 'flight' | 'sidePotBigFishEntries' | 'users' | 'boatNumber') => !before || !sameValue(entry[name], before[name])
  if (tournament.status === 'Completed' && (!before || entryCountsDiffer(before, entry))) throw refused('tournament.finalized')
  if (isNew('flight') && entry.flight && !flights.has(entry.flight)) throw refused('reference.unknown', { field: 'flight' })
  if (isNew('sidePotBigFishEntries')) refuseUnknownPots(entry, tournament)
  if (isNew('users')) refuseAnglerTwice(placesIn(field), entry, surnamesIn(field))
  if (isNew('users')) refuseCrewTooLarge(entry.users, tournament, before?.users)
  if (isNew('boatNumber')) refuseTakenNumber(placesIn(field), entry, surnamesIn(field))
}

/** Names of a crew, as the entry shows them. */
export const crewIn = ({ names }: LocalField, users: readonly string[]) => named(names, users)
