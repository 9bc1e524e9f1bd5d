import type { WaiverSaid } from '@ramplight/contract/registration/waiver-acceptances'
import { refused } from '@ramplight/domain/kernel/errors'
import { refuseCrewTooLarge } from '@ramplight/domain/registration/crew'
import { takesCards } from '#features/payments/stripe/takes-cards/index'
import { lockTournaments } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Work } from '#platform/http/deps'
import { joinTour, loadPeople } from '../tournament-entries/index.ts'
import { demandWaiver, howOf, keepIfCurrent } from '../waiver-acceptances/index.ts'
import { refuseAnglers, refuseClosed } from './check-team.ts'
import { type LinkRow, noteUse } from './partner-links.ts'
import { type PreRegistrationRow, preRegistrationStore as store } from './tournament-pre-registrations.store.ts'

type Joining = { tournament: string; waiver: WaiverSaid | undefined }

/**
 * Who was invited comes into a team, as themself: while the tournament takes teams, there is room, and no entry was made of it yet.
 * The tournament is held, so of two who come for one place the second is told that the team is full.
 */
export const joinTeam = (
  link: LinkRow,
  { tournament: of, waiver: said }: Joining,
  { actor, doer, deps }: Work,
): Promise<PreRegistrationRow> =>
  inTransaction(deps.db, async (tx) => {
    const id = link.team
    const tournament = (await lockTournaments(tx, [of])).get(of)
    const team = await store.find(tx, id, 'update')
    if (!tournament || !team) throw refused('record.not-found')
    const signs = { tournament, user: actor.id, said, how: howOf(actor) }
    if (team.users.includes(actor.id)) {
      await keepIfCurrent(tx, signs, doer)
      return team
    }
    if (team.converted) throw refused('registration.team-entered')
    refuseClosed(tournament, deps.now(), !!deps.cards && (await takesCards(tx, tournament)))
    const people = await loadPeople(tx, [...team.users, actor.id], [tournament])
    await refuseAnglers(tx, { tournament, users: [actor.id], people, actor, ownId: id, isConverted: false })
    const users = [...team.users, actor.id]
    refuseCrewTooLarge(users, tournament, team.users)
    await demandWaiver(tx, signs, doer)
    await noteUse(tx, link, actor.id)
    await joinTour(tx, [people.users.get(actor.id)!], tournament, doer)
    const summary = `${people.nameOf([actor.id])} came into the team of ${people.nameOf(team.users)}`
    return store.update(tx, id, { users }, undefined, doer, { tournament: tournament.id, summary })
  })
