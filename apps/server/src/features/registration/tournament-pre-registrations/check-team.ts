import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { activePots } from '@ramplight/domain/payouts/pot-participants'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { type RegistrationVerdict, signUpVerdict } from '@ramplight/domain/registration/registration-window'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { teamMatesOf } from '../teams/index.ts'
import { entriesOf, type People } from '../tournament-entries/index.ts'
import { naming } from './tournament-pre-registrations.store.ts'

const REFUSALS = {
  closed: 'registration.closed',
  'not-yet': 'registration.not-yet',
  'not-taken': 'registration.not-taken',
} as const satisfies Record<Exclude<RegistrationVerdict, 'open'>, string>

/**
 * Only while the tournament takes pre-registrations, for its director too: who is late is entered. `paysByCard`: who signs up by themself
 * can pay at once, so nobody has to take money at the ramp.
 */
export function refuseClosed(tournament: TournamentRow, now: Date, paysByCard = false): void {
  const verdict = signUpVerdict(tournament, { now: now.toISOString(), today: todayAt(zoneOf(tournament), now) }, paysByCard)
  if (verdict !== 'open') throw refused(REFUSALS[verdict], { date: { date: tournament.registrationStartDate ?? '' } })
}

type Team = {
  tournament: TournamentRow
  users: string[]
  people: People
  actor: Actor
  /** The pre-registration that is changed. */
  ownId: string | null
  /** Then they have an entry, and should. */
  isConverted: boolean
}

/** Each angler of a team exists and is in no other one. Who runs the tournament names the anglers they know, as in entries. */
export async function refuseAnglers(tx: Tx, { tournament, users, people, actor, ownId, isConverted }: Team): Promise<void> {
  if (!(await mayBeNamed(tx, { tournament, users, people, actor }))) throw refused('reference.unknown', { field: 'team.users' })
  const taken = await takenBeside(tx, { tournament: tournament.id, users, ownId, isConverted })
  const twice = users.find((user) => taken.has(user))
  if (twice) throw refused('registration.angler-twice', { name: people.nameOf([twice]) })
}

/** May each of these people be named for a boat of this tournament? */
async function mayBeNamed(tx: Tx, { tournament, users, people, actor }: Omit<Team, 'ownId' | 'isConverted'>): Promise<boolean> {
  const isRunner = can(actor, 'tournament.run', tournamentSubject(tournament))
  const rule = isRunner ? 'user.name' : 'user.fish-with'
  // Who came into a team of theirs by its link has agreed to fish with them.
  const mates = isRunner ? new Set<string>() : await teamMatesOf(tx, actor.id)
  return users.every((user) => people.mayName(actor, tournament, user, rule) || (mates.has(user) && people.users.has(user)))
}

type Sub = Omit<Team, 'users' | 'ownId' | 'isConverted'> & { sub: string | null | undefined }

/** Who stands by is somebody whom they may name as a partner, too. They may stand by for more than one boat. */
export async function refuseStrangeSub(tx: Tx, { sub, ...naming }: Sub): Promise<void> {
  if (sub && !(await mayBeNamed(tx, { ...naming, users: [sub] }))) throw refused('reference.unknown', { field: 'sub' })
}

type Beside = { tournament: string; users: string[]; ownId: string | null; isConverted: boolean }

/** Who of a team sits in another one of this tournament, or in a boat. */
export async function takenBeside(tx: Tx, { tournament, users, ownId, isConverted }: Beside): Promise<Set<string>> {
  const others = users.length ? (await naming(tx, { tournament, users })).filter(({ id }) => id !== ownId) : []
  const entered = isConverted ? [] : await entriesOf(tx, tournament)
  return new Set([...others, ...entered].flatMap((one) => one.users))
}

/** What is wanted is something that this tournament pays out. */
export function refuseUnknownPots(pots: readonly string[] | undefined, tournament: TournamentRow): void {
  const offered = new Set(potsOf(tournament).map(({ pot }) => pot._id))
  if (pots?.some((pot) => !offered.has(pot))) throw refused('reference.unknown', { field: 'pots' })
}

/** What a team can buy into here. */
export const potsOf = (tournament: TournamentRow) => activePots(toRecord(tournament))
