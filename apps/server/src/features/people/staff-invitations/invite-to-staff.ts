import { staffInvitation } from '@ramplight/contract/people/staff-invitations'
import { brand } from '@ramplight/domain/kernel/brand'
import { refused } from '@ramplight/domain/kernel/errors'
import { plainName } from '@ramplight/domain/messaging/plain-name'
import { can } from '@ramplight/domain/policies/policies'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, eq } from 'drizzle-orm'
import { type TourRow, tourStore } from '#features/tours/tours/index'
import { firstOf } from '#platform/database/first-of'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { LETTERS, languagesOf, takeInvitation } from '../auth/index.ts'
import { findStaff, helpsOnAll, lastMay } from '../staff-members/index.ts'
import { type UserRow, userStore } from '../users/index.ts'
import { refuseDirector } from '../users/related/index.ts'
import { goodUntil, type InvitationRow, invitationStore } from './staff-invitations.store.ts'

const about = (person: UserRow, what: string) => ({ summary: `Invitation of ${fullName(person)} to a staff ${what}` })

/**
 * Invites somebody to help on these tours. Nothing of the person changes before they say yes. A director has one open invitation
 * of each person: inviting again says anew what it is for, and sends it once more; three a day for the same person.
 */
export async function inviteToStaff(
  asked: { id?: string | undefined; user: string; tours: string[]; may?: InvitationRow['may'] | undefined },
  work: Work,
): Promise<InvitationRow> {
  const { actor, deps, doer } = work
  await takeInvitation(deps, actor.id, asked.user)
  return inTransaction(deps.db, async (tx) => {
    const person = await userStore.find(tx, asked.user, 'update')
    if (!person || !can(actor, 'user.invite', person)) throw refused('reference.unknown', { field: 'user' })
    const tours = await toursToGive(tx, asked.tours, work)
    await refuseDirector(tx, person)
    const director = tours[0]!.director
    const ids = tours.map(({ id }) => id)
    if (await helpsOnAll(tx, { director, user: person.id, tours: ids })) throw refused('staff.helps-already', { name: fullName(person) })
    const isOpen = and(
      eq(invitationStore.table.director, director),
      eq(invitationStore.table.user, person.id),
      eq(invitationStore.table.state, 'pending'),
    )
    const open = await firstOf(tx, invitationStore, isOpen)
    const may = asked.may ?? (await lastMay(tx, director, person.id)) ?? staffInvitation.starts.may
    const other = await findStaff(tx, director, person.id)
    if (other?.active && other.tours.length && other.may !== may) throw refused('staff.other-role', { name: fullName(person) })
    const said = { tours: ids, may, sentAt: doer.at, goodUntil: goodUntil(doer.at) }
    const row = open
      ? await invitationStore.update(tx, open.id, said, undefined, doer, about(person, 'changed'))
      : await invitationStore.insert(
          tx,
          { id: asked.id, user: person.id, director, state: 'pending', ...said },
          doer,
          about(person, 'made'),
          () => false,
        )
    await send(tx, person, row, tours, work)
    return row
  })
}

/** Sends an open invitation once more, also one that nobody answered in time. */
export async function sendInvitationAgain({ id, user }: InvitationRow, work: Work): Promise<InvitationRow> {
  const { actor, deps, doer } = work
  await takeInvitation(deps, actor.id, user)
  return inTransaction(deps.db, async (tx) => {
    const person = await userStore.find(tx, user, 'update')
    const row = await invitationStore.find(tx, id, 'update')
    if (!person || !row) throw refused('record.not-found')
    if (row.state !== 'pending') throw refused(row.state === 'revoked' ? 'staff.invitation-over' : 'staff.invitation-answered')
    const tours = (await tourStore.findMany(tx, row.tours)).filter(({ director }) => director === row.director)
    if (!tours.length) throw refused('staff.invitation-over')
    const said = { sentAt: doer.at, goodUntil: goodUntil(doer.at) }
    const sent = await invitationStore.update(tx, id, said, undefined, doer, about(person, 'sent again'))
    await send(tx, person, sent, tours, work)
    return sent
  })
}

/** Takes back what nobody has answered. */
export const revokeInvitation = ({ id, user }: InvitationRow, { deps, doer }: Work): Promise<InvitationRow> =>
  inTransaction(deps.db, async (tx) => {
    const person = await userStore.find(tx, user, 'update')
    const row = await invitationStore.find(tx, id, 'update')
    if (!row) throw refused('record.not-found')
    if (row.state === 'revoked') return row
    if (row.state !== 'pending') throw refused('staff.invitation-answered')
    const summary = person ? about(person, 'taken back') : { summary: 'Staff invitation revoked' }
    return invitationStore.update(tx, id, { state: 'revoked', answeredAt: doer.at }, undefined, doer, summary)
  })

/** Tours whose staff the caller decides on, all of one director. */
async function toursToGive(tx: Tx, named: string[], { actor }: Work): Promise<TourRow[]> {
  const ids = [...new Set(named)]
  const tours = (await tourStore.findMany(tx, ids)).filter((tour) => can(actor, 'tour.staff', tour))
  if (tours.length < ids.length || tours.some(({ director }) => director !== tours[0]?.director))
    throw refused('reference.unknown', { field: 'tours' })
  return tours
}

/** By mail, or to the phone of who has none. */
async function send(tx: Tx, person: UserRow, { id, director }: InvitationRow, tours: TourRow[], { doer }: Work): Promise<void> {
  if (!person.email && !person.phone) throw refused('account.unreachable', { name: fullName(person) })
  const from = await userStore.find(tx, director)
  const language = (await languagesOf(tx, [person.id]))(person.id)
  const words = LETTERS[language].staff
  const what = tours.length > 3 ? words.tours(tours.length) : tours.map(({ name }) => plainName(name)).join(', ')
  const text = words.text(from ? plainName(fullName(from)) : brand.name, what)
  const letter = { subject: words.subject, text }
  const messages = byMailOrSms(person, letter, { link: `/director/invitations/${id}`, language })
  await leaveMessages(tx, messages, { at: doer.at, about: person.id })
}

/** The tours that a director could invite somebody to. */
export const toursOfDirector = async (db: Tx | Work['deps']['db'], director: string): Promise<string[]> =>
  (await tourStore.list(db, eq(tourStore.table.director, director))).map(({ id }) => id)
