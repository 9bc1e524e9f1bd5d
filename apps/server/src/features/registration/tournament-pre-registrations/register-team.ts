import { newId } from '@ramplight/contract/kernel/new-id'
import type { ChangePreRegistration, CreatePreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import { preRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { refuseCrewTooLarge } from '@ramplight/domain/registration/crew'
import { peopleOf, refuseRoles, rolesFor } from '@ramplight/domain/registration/crew-roles'
import { askNewcomers } from '#features/content/documents/index'
import { canPayByCard } from '#features/payments/stripe/takes-cards/index'
import { lockTournaments, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { joinTour, loadPeople, type People, refuseLocked } from '../tournament-entries/index.ts'
import { demandWaiver, howOf, keepIfCurrent } from '../waiver-acceptances/index.ts'
import { refuseAnglers, refuseClosed, refuseStrangeSub, refuseUnknownPots } from './check-team.ts'
import { placeUntil } from './place-until.ts'
import { refuseBeingPaid } from './price-changes.ts'
import { tellTeams } from './tell-teams.ts'
import {
  naming,
  nextNumber,
  type PreRegistrationRow,
  sameTeam,
  preRegistrationStore as store,
} from './tournament-pre-registrations.store.ts'
import { isFull, moveUp, refuseAfterLaunch } from './waiting-list.ts'

/**
 * Pre-registers a team. The tournament is held, so that two who name the same angler at once are two in a row; the same
 * team is one, whoever of it sends it and how often.
 */
export function registerTeam(body: CreatePreRegistration, by: Work): Promise<PreRegistrationRow> {
  return inTransaction(by.deps.db, async (tx) => {
    const tournament = await held(tx, body.tournament)
    const users = [...new Set(body.team.users)]
    const known = await repeated(tx, body, users)
    const signs = { tournament, user: by.actor.id, said: body.waiver, how: howOf(by.actor) }
    if (known) {
      if (users.includes(by.actor.id)) await keepIfCurrent(tx, signs, by.doer)
      return known
    }
    const converted = body.converted ?? preRegistration.starts.converted
    if (converted && !runs(by.actor, tournament)) throw refused('access.forbidden')
    const signsUpThemself = users.includes(by.actor.id)
    refuseClosed(tournament, by.deps.now(), signsUpThemself && (await canPayByCard(by.deps, tx, tournament)))
    if (!runs(by.actor, tournament)) await refuseLocked(tx, tournament, by.doer.at)
    const people = await loadPeople(tx, peopleOf({ users, sub: body.sub }), [tournament])
    await refuseAnglers(tx, { tournament, users, people, actor: by.actor, ownId: null, isConverted: converted })
    refuseCrewTooLarge(users, tournament)
    refuseUnknownPots(body.pots, tournament)
    refuseRoles({ ...body, users }, tournament)
    await refuseStrangeSub(tx, { tournament, sub: body.sub, people, actor: by.actor })
    // Who signs up for themself. A director who enters others is not stopped: each angler is asked later.
    if (signsUpThemself) await demandWaiver(tx, signs, by.doer)
    const number = await nextNumber(tx, tournament.id)
    const onWaitingList = !converted && (await isFull(tx, tournament))
    const pots = body.pots ?? []
    const heldUntil = converted || onWaitingList ? null : placeUntil(tournament, { users, pots }, 'signsUp', by.doer.at)
    const id = body._id ?? newId()
    const said = rolesFor(users, body)
    const values = { id, tournament: tournament.id, users, converted, onWaitingList, heldUntil, number, pots, ...said }
    const row = await store.insert(tx, values, by.doer, about(values, people), () => false)
    // Who signs up belongs to the tour from then on (3 §4); a team mate who was only named does not.
    await joinTour(tx, signsUpThemself ? [people.users.get(by.actor.id)!] : [], tournament, by.doer)
    await askNewcomers(tx, tournament, users, by.doer)
    if (onWaitingList) await tellTeams(tx, [row], 'waits', { tournament, at: by.doer.at, on: by.deps })
    return row
  })
}

/** Another team, or that an entry was made of it. What is already so is left alone. */
export function changeTeam(id: string, { tournament: _fixed, ...body }: ChangePreRegistration, of: TournamentRow, by: Work) {
  return inTransaction(by.deps.db, async (tx) => {
    const tournament = await held(tx, of.id)
    const before = await store.find(tx, id, 'update')
    if (!before) throw refused('record.not-found')
    const users = body.team ? [...new Set(body.team.users)] : before.users
    const said = {
      ...(body.boatCaptain !== undefined && { boatCaptain: body.boatCaptain }),
      ...(body.sub !== undefined && { sub: body.sub }),
      ...(body.groups && { groups: body.groups }),
    }
    const changes = {
      users,
      converted: body.converted ?? before.converted,
      onWaitingList: body.onWaitingList ?? before.onWaitingList,
      pots: body.pots ?? before.pots,
      // Who leaves the boat in this change takes their part along, unless another one is named for it.
      ...rolesFor(users, before),
      ...said,
    }
    if (isStored(before, changes)) return before
    const isRunner = runs(by.actor, tournament)
    const moves = before.onWaitingList && !changes.onWaitingList
    const isTheirs = before.converted || changes.converted || changes.onWaitingList !== before.onWaitingList
    if (isTheirs && !isRunner) throw refused('access.forbidden')
    if (body.pots) refuseUnknownPots(body.pots, tournament)
    const [saysMore, isOther] = [Object.keys(said).length > 0, !sameTeam(users, before.users)]
    if (!isRunner && (body.pots || saysMore || isOther))
      refuseClosed(tournament, by.deps.now(), await canPayByCard(by.deps, tx, tournament))
    if (saysMore) refuseRoles({ ...said, users }, tournament, before.groups)
    const people = await loadPeople(tx, peopleOf({ users, sub: said.sub }), [tournament])
    if (said.sub !== before.sub) await refuseStrangeSub(tx, { tournament, sub: said.sub, people, actor: by.actor })
    if (isOther) {
      if (!isRunner && !users.includes(by.actor.id)) throw refused('reference.unknown', { field: 'team.users' })
      const newcomers = users.filter((user) => !before.users.includes(user))
      await refuseAnglers(tx, { tournament, users: newcomers, people, actor: by.actor, ownId: id, isConverted: changes.converted })
      refuseCrewTooLarge(users, tournament, before.users)
    }
    if (moves) await refuseAfterLaunch(tx, tournament, by.deps.now())
    await refuseBeingPaid(tx, before, changes, tournament)
    const written = {
      ...changes,
      ...(moves ? { heldUntil: placeUntil(tournament, changes, 'movesUp', by.doer.at) } : {}),
    }
    const row = await store.update(tx, id, written, body._rev, by.doer, about({ tournament: tournament.id, users }, people))
    if (moves) await tellTeams(tx, [row], 'youAreIn', { tournament, at: by.doer.at, on: by.deps })
    // One that is said to be converted has no spot of its own any more.
    await moveUp(tx, [tournament.id], by.doer, by.deps)
    return row
  })
}

/**
 * Takes it back; once an entry was made of it, also a moment ago, only who runs the tournament does. An angler takes out themself
 * alone: the last one takes the team along.
 */
export const takeBack = (id: string, of: TournamentRow, { actor, doer, deps }: Work): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const tournament = await held(tx, of.id)
    const before = await store.find(tx, id, 'update')
    if (before?.converted && !runs(actor, tournament)) throw refused('access.forbidden')
    const others = before?.users.filter((user) => user !== actor.id) ?? []
    if (before && others.length && !runs(actor, tournament)) {
      const people = await loadPeople(tx, [actor.id], [tournament])
      const summary = `${people.nameOf([actor.id])} left their team`
      await store.update(tx, id, { users: others, ...rolesFor(others, before) }, undefined, doer, { tournament: of.id, summary })
      return
    }
    await store.remove(tx, id, doer, { tournament: of.id, summary: 'Pre-registration withdrawn' })
    await moveUp(tx, [tournament.id], doer, deps)
  })

const runs = (actor: Actor, tournament: TournamentRow) => can(actor, 'tournament.run', tournamentSubject(tournament))

async function held(tx: Tx, id: string): Promise<TournamentRow> {
  const tournament = (await lockTournaments(tx, [id])).get(id)
  if (!tournament) throw refused('record.not-found')
  return tournament
}

/** What is stored of this very team, or under this very id. */
async function repeated(tx: Tx, { _id, tournament }: CreatePreRegistration, users: string[]): Promise<PreRegistrationRow | null> {
  const isSame = (row: PreRegistrationRow) => row.tournament === tournament && sameTeam(row.users, users)
  const [known] = await store.lockMany(tx, _id ? [_id] : [])
  if (known && (known.deleted || !isSame(known))) throw refused('record.id-taken')
  return known ?? (await naming(tx, { tournament, users })).find(isSame) ?? null
}

const about = ({ tournament, users }: Pick<PreRegistrationRow, 'tournament' | 'users'>, people: People) => ({
  tournament,
  summary: `Pre-registered ${people.nameOf(users)}`,
})
