import { refused } from '@ramplight/domain/kernel/errors'
import { isAhead } from '@ramplight/domain/tournament/statuses'
import { type EntryRow, entryStore, entrySubject, loadEntry, refuseNoRoom } from '#features/registration/tournament-entries/index'
import { boatOfTeam } from '#features/registration/tournament-entries/paid-teams/index'
import { preRegistrationStore } from '#features/registration/tournament-pre-registrations/index'
import type { PriceSet } from '#features/subscriptions/subscription-levels/index'
import { findTournament, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Queryable, Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'

/** What somebody pays for: a boat, or the one that a team which has signed up becomes by it. Both have one id (decision 0037). */
export type BoatToPay = { entry: EntryRow; tournament: TournamentRow; isTeam: boolean }

export async function boatToPay(db: Queryable, id: string): Promise<BoatToPay | null> {
  const boat = await loadEntry(db, id)
  if (boat) return { ...boat, isTeam: false }
  const team = await preRegistrationStore.find(db, id)
  const tournament = team && !team.converted && (await findTournament(db, team.tournament))
  return tournament ? { entry: boatOfTeam(team, tournament), tournament, isTeam: true } : null
}

/** For a call whose body names an entry, or a team that has none yet. */
export const ofBoatToPay = {
  load: ({ body, deps }: { body: { entry: string }; deps: Deps }) => boatToPay(deps.db, body.entry),
  subject: ({ entry, tournament }: BoatToPay) => entrySubject(entry, tournament),
}

/** Holds what is paid for; answers its revision, or null when it is something else by now. A team has to have a place to pay for. */
export async function holdBoat(
  tx: Tx,
  { entry, tournament, isTeam }: BoatToPay,
  when: { at: string; prices: PriceSet },
): Promise<number | null> {
  if (!isTeam) return (await entryStore.lockMany(tx, [entry.id]))[0]?.rev ?? null
  const [team] = await preRegistrationStore.lockMany(tx, [entry.id])
  if (!team || team.deleted || team.converted) return null
  // Once an event has begun, its director enters who comes.
  if (!isAhead(tournament)) throw refused('registration.closed')
  if (team.onWaitingList) throw refused('registration.in-line')
  if (team.heldUntil && team.heldUntil <= when.at) throw refused('registration.place-over')
  await refuseNoRoom(tx, tournament, team.users, when)
  return team.rev
}
