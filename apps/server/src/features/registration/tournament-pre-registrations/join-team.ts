import { refused } from '@ramplight/domain/kernel/errors'
import { refuseCrewTooLarge } from '@ramplight/domain/registration/crew'
import { lockTournaments } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Work } from '#platform/http/deps'
import { joinTour, loadPeople } from '../tournament-entries/index.ts'
import { refuseAnglers, refuseClosed } from './check-team.ts'
import { type PreRegistrationRow, preRegistrationStore as store } from './tournament-pre-registrations.store.ts'

/**
 * Who was invited comes into a team, as themself: while the tournament takes teams, there is room, and no entry was made of it yet.
 * The tournament is held, so of two who come for one place the second is told that the team is full.
 */
export const joinTeam = (id: string, of: { tournament: string }, { actor, doer, deps }: Work): Promise<PreRegistrationRow> =>
  inTransaction(deps.db, async (tx) => {
    const tournament = (await lockTournaments(tx, [of.tournament])).get(of.tournament)
    const team = await store.find(tx, id, 'update')
    if (!tournament || !team) throw refused('record.not-found')
    if (team.users.includes(actor.id)) return team
    if (team.converted) throw refused('registration.team-entered')
    refuseClosed(tournament, deps.now())
    const people = await loadPeople(tx, [...team.users, actor.id], [tournament])
    await refuseAnglers(tx, { tournament, users: [actor.id], people, actor, ownId: id, isConverted: false })
    const users = [...team.users, actor.id]
    refuseCrewTooLarge(users, tournament, team.users)
    await joinTour(tx, [people.users.get(actor.id)!], tournament, doer)
    const summary = `${people.nameOf([actor.id])} came into the team of ${people.nameOf(team.users)}`
    return store.update(tx, id, { users }, undefined, doer, { tournament: tournament.id, summary })
  })
