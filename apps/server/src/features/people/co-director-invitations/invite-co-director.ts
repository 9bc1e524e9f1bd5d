import { MOST_CO_DIRECTORS } from '@ramplight/contract/tournaments/tournaments'
import { brand } from '@ramplight/domain/kernel/brand'
import { refused } from '@ramplight/domain/kernel/errors'
import { plainName } from '@ramplight/domain/messaging/plain-name'
import { isWeighOnly } from '@ramplight/domain/policies/weigh-only'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, eq } from 'drizzle-orm'
import { type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import { firstOf } from '#platform/database/first-of'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { wrongField } from '#platform/http/wrong-field'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { LETTERS, languagesOf, takeInvitation } from '../auth/index.ts'
import { goodUntil } from '../staff-invitations/index.ts'
import { type UserRow, userStore } from '../users/index.ts'
import { type CoDirectorInvitationRow, coDirectorInvitationStore as store } from './co-director-invitations.store.ts'

/** Not of the event: who helps on its tour reads the history of the event, and not whom it asks. */
const about = (what: string) => ({ summary: `Invitation of a co-director ${what}` })

/**
 * Asks another director to direct this event too. Nothing of the event is theirs before they say yes. Whom the caller does not
 * know by name can be asked by the id they were given. Everything here holds the event first, so that two of us are two in a row.
 */
export async function inviteCoDirector(
  tournament: string,
  asked: { id?: string | undefined; user: string },
  work: Work,
): Promise<CoDirectorInvitationRow> {
  const { actor, deps, doer } = work
  await takeInvitation(deps, actor.id, asked.user)
  return inTransaction(deps.db, async (tx) => {
    const event = await hold(tx, tournament)
    const person = await userStore.find(tx, asked.user)
    if (!person?.active || person.userType === 'Angler' || isWeighOnly(person) || person.id === event.director || person.id === actor.id)
      throw refused('reference.unknown', { field: 'user' })
    refuseMore(event, person.id)
    const isOpen = and(eq(store.table.tournament, event.id), eq(store.table.user, person.id), eq(store.table.state, 'pending'))
    const open = await firstOf(tx, store, isOpen)
    const said = { createdBy: actor.id, sentAt: doer.at, goodUntil: goodUntil(doer.at) }
    const row = open
      ? await store.update(tx, open.id, said, undefined, doer, about('sent again'))
      : await store.insert(
          tx,
          { id: asked.id, tournament: event.id, user: person.id, state: 'pending', ...said },
          doer,
          about('made'),
          () => false,
        )
    await send(tx, person, row, event)
    return row
  })
}

/** Sends an open invitation once more, also one that nobody answered in time. Whoever sends it is who asks. */
export async function sendInvitationAgain({ id, user, tournament }: CoDirectorInvitationRow, work: Work): Promise<CoDirectorInvitationRow> {
  const { actor, deps, doer } = work
  await takeInvitation(deps, actor.id, user)
  return inTransaction(deps.db, async (tx) => {
    const event = await hold(tx, tournament)
    const [person, row] = [await userStore.find(tx, user), await store.find(tx, id, 'update')]
    if (!person || !row) throw refused('record.not-found')
    if (row.state !== 'pending') throw refused(row.state === 'revoked' ? 'staff.invitation-over' : 'staff.invitation-answered')
    refuseMore(event, user)
    const said = { createdBy: actor.id, sentAt: doer.at, goodUntil: goodUntil(doer.at) }
    const sent = await store.update(tx, id, said, undefined, doer, about('sent again'))
    await send(tx, person, sent, event)
    return sent
  })
}

/** Revokes what nobody has answered. */
export const revokeInvitation = ({ id, tournament }: CoDirectorInvitationRow, { deps, doer }: Work): Promise<CoDirectorInvitationRow> =>
  inTransaction(deps.db, async (tx) => {
    await hold(tx, tournament)
    const row = await store.find(tx, id, 'update')
    if (!row) throw refused('record.not-found')
    if (row.state === 'revoked') return row
    if (row.state !== 'pending') throw refused('staff.invitation-answered')
    return store.update(tx, id, { state: 'revoked', answeredAt: doer.at }, undefined, doer, about('revoked'))
  })

async function hold(tx: Tx, id: string): Promise<TournamentRow> {
  const event = await tournamentStore.find(tx, id, 'update')
  if (!event) throw refused('record.not-found')
  return event
}

function refuseMore({ coDirectors }: TournamentRow, user: string): void {
  if (coDirectors.includes(user)) throw wrongField('user', 'already co-directs this event', user)
  if (coDirectors.length >= MOST_CO_DIRECTORS) throw wrongField('user', `is one more than the ${MOST_CO_DIRECTORS} an event may have`, user)
}

/** By mail, or to the phone of who has none. It says whose wish it is, and what it is about. */
async function send(tx: Tx, person: UserRow, { id, createdBy, sentAt }: CoDirectorInvitationRow, event: TournamentRow): Promise<void> {
  if (!person.email && !person.phone) throw refused('account.unreachable', { name: fullName(person) })
  const from = await userStore.find(tx, createdBy)
  const language = (await languagesOf(tx, [person.id]))(person.id)
  const words = LETTERS[language].coDirector
  const text = words.text(from ? plainName(fullName(from)) : brand.name, plainName(event.name))
  const messages = byMailOrSms(person, { subject: words.subject, text }, { link: `/director/event-invitations/${id}`, language })
  await leaveMessages(tx, messages, { at: sentAt, about: person.id })
}
