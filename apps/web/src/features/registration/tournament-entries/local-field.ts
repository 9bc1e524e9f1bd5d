import { type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type PreRegistration, preRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import { checkEntry, entryCountsDiffer } from '@ramplight/domain/registration/check-entry'
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
  /** What teams that have signed up have used: the boats that they become have it. */
  coupons?: ReadonlyMap<string, PreRegistration['coupon']>
}

type Right = 'tournament.weigh' | 'tournament.run'

export async function fieldOf(local: Local, id: string, right: Right = 'tournament.run'): Promise<LocalField> {
  const tournament = await tournamentFor(local, id, right)
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

/** The same for entering boats. */
export async function fieldToEnter(local: Local, id: string): Promise<LocalField> {
  const teams = await local.rows('tournament-pre-registrations', { index: 'tournament', is: id })
  const held = teams.filter(({ coupon }) => coupon).map((row) => decodeRow(preRegistration, row))
  return { ...(await fieldOf(local, id)), coupons: new Map(held.map(({ _id, coupon }) => [_id, coupon])) }
}

/** The fields of all entries with these ids; an entry that is not here is in none. */
export async function fieldsOf(local: Local, ids: readonly string[], right: Right = 'tournament.run'): Promise<(id: string) => LocalField> {
  const fields = new Map<string, LocalField>()
  const fieldBy = new Map<string, LocalField>()
  for (const id of new Set(ids)) {
    const row = await local.row<{ tournament: string }>('tournament-entries', id)
    if (!row) continue
    const field = fields.get(row.tournament) ?? (await fieldOf(local, row.tournament, right))
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

/** May this entry stand as it is? `before` is what is here now. Nothing that counts changes once results are final. */
export function checkEntryIn(field: LocalField, entry: TournamentEntry, before: TournamentEntry | null): void {
  const { tournament, entries, flights } = field
  if (tournament.status === 'Completed' && (!before || entryCountsDiffer(before, entry))) throw refused('tournament.finalized')
  checkEntry(entry, before, { tournament, places: entries, flights, nameOf: surnamesIn(field) })
}

/** Names of a crew, as the entry shows them. */
export const crewIn = ({ names }: LocalField, users: readonly string[]) => named(names, users)
