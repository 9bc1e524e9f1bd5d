import { teamBoat } from '@ramplight/domain/registration/team-boat'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { bringBackWith, type PreRegistrationRow, preRegistrationStore } from '../../tournament-pre-registrations/index.ts'
import { newRow, storeBoats } from '../enter-boats.ts'
import { lockFields } from '../field.ts'
import { loadPeople } from '../people.ts'
import { type EntryRow, findEntry, storedEntries } from '../tournament-entries.store.ts'

/** The boat that a team becomes, as it would be stored: not stored, not paid. */
export const boatOfTeam = (team: PreRegistrationRow, tournament: TournamentRow): EntryRow => ({
  ...newRow(teamBoat({ _id: team.id, ...team }, toRecord(tournament)), { tournament }, team.createdAt, 0),
  rev: team.rev,
  coupon: team.coupon,
})

type Paid = { team: string; tournament: string; payer: string }

/**
 * A card has paid for a team: it is a boat from now on, under the id of the team, whatever became of that meanwhile: given up, taken back,
 * in a field that is full by now. A paid place is never lost. Who of it sits in another boat stays there; where nobody is left, or the one
 * who pays sits in another boat, that one is what was paid for. Null: nothing can be entered, and the money is in the ledger alone.
 */
export async function enterPaidTeam(tx: Tx, { team: id, tournament: of, payer }: Paid, doer: Doer): Promise<EntryRow | null> {
  const fields = await lockFields(tx, [of])
  const field = fields.get(of)
  const [team] = await preRegistrationStore.lockMany(tx, [id])
  if (!field || team?.tournament !== of) return null
  const [known] = await storedEntries(tx, [id])
  if (known) return known.deleted ? null : known
  if (field.tournament.status === 'Completed') return null
  const seats = new Map([...field.places.values()].flatMap((place) => place.users.map((user) => [user, place._id] as const)))
  const users = team.users.filter((user) => !seats.has(user))
  const theirs = seats.get(payer) ?? (users.length ? undefined : seats.get(team.users[0]!))
  if (theirs) return findEntry(tx, theirs)
  const fresh = { ...boatOfTeam({ ...team, users }, field.tournament), rev: 1, createdAt: doer.at, updatedAt: doer.at }
  const people = await loadPeople(tx, users, [field.tournament])
  const [outcome] = await storeBoats(tx, [fresh], { fields, people, by: { doer } })
  if (!outcome || !('row' in outcome)) return null
  await bringBackWith(tx, outcome.row, doer)
  return outcome.row
}
