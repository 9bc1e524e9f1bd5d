import type { WaiverSaid } from '@ramplight/contract/registration/waiver-acceptances'
import { refused } from '@ramplight/domain/kernel/errors'
import { refuseCrewTooLarge } from '@ramplight/domain/registration/crew'
import { chargeOf } from '@ramplight/domain/registration/entry-money'
import { askNewcomers } from '#features/content/documents/index'
import { canPayByCard } from '#features/payments/stripe/takes-cards/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Work } from '#platform/http/deps'
import { type EntryRow, entryStore, joinTour, loadPeople } from '../tournament-entries/index.ts'
import { demandWaiver, howOf, keepIfCurrent } from '../waiver-acceptances/index.ts'
import { refuseAnglers, refuseClosed } from './check-team.ts'
import { type LinkRow, noteUse } from './partner-links.ts'
import { refuseBeingPaid } from './price-changes.ts'
import { type PreRegistrationRow, preRegistrationStore as store } from './tournament-pre-registrations.store.ts'

type Joining = { tournament: string; waiver: WaiverSaid | undefined }

/**
 * Who was invited comes into a team, as themself: while the tournament takes teams and there is room; also into the boat that the team has
 * become by paying. The tournament is held, so of two who come for one place the second is told that the team is full.
 */
export const joinTeam = (
  link: LinkRow,
  { tournament: of, waiver: said }: Joining,
  { actor, doer, deps }: Work,
): Promise<PreRegistrationRow> =>
  inTransaction(deps.db, async (tx) => {
    const id = link.team
    const [boat] = await entryStore.lockMany(tx, [id])
    const tournament = (await lockTournaments(tx, [of])).get(of)
    const team = await store.find(tx, id, 'update')
    if (!tournament || !team) throw refused('record.not-found')
    const crew = boat?.users ?? team.users
    const signs = { tournament, user: actor.id, said, how: howOf(actor) }
    if (crew.includes(actor.id)) {
      await keepIfCurrent(tx, signs, doer)
      return team
    }
    const users = [...crew, actor.id]
    if (team.converted) refuseAlready(boat, users, tournament)
    refuseClosed(tournament, deps.now(), await canPayByCard(deps, tx, tournament))
    const people = await loadPeople(tx, users, [tournament])
    await refuseAnglers(tx, { tournament, users: [actor.id], people, actor, ownId: id, isConverted: false })
    refuseCrewTooLarge(users, tournament, crew)
    await refuseBeingPaid(tx, team, { ...team, users }, tournament)
    await demandWaiver(tx, signs, doer)
    await noteUse(tx, link, actor.id)
    await joinTour(tx, [people.users.get(actor.id)!], tournament, doer)
    await askNewcomers(tx, tournament, [actor.id], doer)
    const summary = `${people.nameOf([actor.id])} came into the team of ${people.nameOf(crew)}`
    // Who stood by and comes into the boat stands by no more.
    const isIn = (of: { sub: string | null }) => ({ users, ...(of.sub === actor.id && { sub: null }) })
    if (boat) await entryStore.update(tx, id, isIn(boat), undefined, doer, { tournament: tournament.id, summary })
    return store.update(tx, id, isIn(team), undefined, doer, { tournament: tournament.id, summary })
  })

/** Into a boat comes nobody who makes it dearer: what it has paid may be all that it cost. Its director can. */
function refuseAlready(boat: EntryRow | undefined, users: string[], tournament: TournamentRow): void {
  const event = toRecord(tournament)
  const priceFor = (entry: EntryRow) => chargeOf(event, toRecord(entry))
  const isSame = boat !== undefined && !boat.deleted && priceFor(boat) === priceFor({ ...boat, users })
  if (!isSame) throw refused('registration.team-entered')
}
