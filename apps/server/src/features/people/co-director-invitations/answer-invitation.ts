import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { isWeighOnly } from '@ramplight/domain/policies/weigh-only'
import { addCoDirector } from '#features/tournaments/tournaments/changing/index'
import { tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Work } from '#platform/http/deps'
import { userStore } from '../users/index.ts'
import { type CoDirectorInvitationRow, stateAt, coDirectorInvitationStore as store } from './co-director-invitations.store.ts'

/**
 * The answer of the invited person. A yes makes them a co-director; what was revoked, has run out, was answered otherwise, or was
 * asked by somebody who does not direct the event any more, gives nothing.
 */
export const answerInvitation = (
  { id, tournament }: CoDirectorInvitationRow,
  accepts: boolean,
  work: Work,
): Promise<CoDirectorInvitationRow> =>
  inTransaction(work.deps.db, async (tx) => {
    const event = await tournamentStore.find(tx, tournament, 'update')
    const row = await store.find(tx, id, 'update')
    if (!row) throw refused('record.not-found')
    const answer = accepts ? 'accepted' : 'declined'
    const state = stateAt(row, work.doer.at, !!event)
    if (state === answer) return row
    if (state === 'accepted' || state === 'declined') throw refused('staff.invitation-answered')
    if (state !== 'pending' || !event) throw refused('staff.invitation-over')
    if (accepts) {
      const [by, person] = [await userStore.find(tx, row.createdBy), await userStore.find(tx, row.user)]
      const isStillAsked = by?.active && can(by, 'tournament.edit', tournamentSubject(event))
      if (!isStillAsked || !person?.active || person.userType === 'Angler' || isWeighOnly(person)) throw refused('staff.invitation-over')
      await addCoDirector(tx, event, row.user, work)
    }
    const summary = `Invitation of a co-director ${answer}`
    return store.update(tx, id, { state: answer, answeredAt: work.doer.at }, undefined, work.doer, { summary })
  })
