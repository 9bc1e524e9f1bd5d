import { refused } from '@ramplight/domain/kernel/errors'
import { isAdmin, isDirector } from '@ramplight/domain/policies/who'
import { tourStore } from '#features/tours/tours/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { helpOn } from '../staff-members/index.ts'
import { userStore } from '../users/index.ts'
import { type InvitationRow, invitationStore, stateAt } from './staff-invitations.store.ts'

/**
 * The answer of the invited person. A yes puts them on the staff, with the rights it names on the tours that are still the
 * director's; what was taken back, has run out or was answered otherwise gives nothing.
 */
export const answerInvitation = ({ id, user }: InvitationRow, accepts: boolean, work: Work): Promise<InvitationRow> =>
  inTransaction(work.deps.db, async (tx) => {
    await userStore.find(tx, user, 'update')
    const row = await invitationStore.find(tx, id, 'update')
    if (!row) throw refused('record.not-found')
    const answer = accepts ? 'accepted' : 'declined'
    const state = stateAt(row, work.doer.at)
    if (state === answer) return row
    if (state === 'accepted' || state === 'declined') throw refused('staff.invitation-answered')
    if (state !== 'pending') throw refused('staff.invitation-over')
    if (accepts)
      await helpOn(
        { director: row.director, user, tours: await stillTheirs(tx, row), may: row.may },
        { ...work, deps: { ...work.deps, db: tx } },
      )
    const summary = `Invitation to a staff ${answer}`
    return invitationStore.update(tx, id, { state: answer, answeredAt: work.doer.at }, undefined, work.doer, { summary })
  })

/** What the director may still give. */
async function stillTheirs(tx: Tx, { director, tours }: InvitationRow): Promise<string[]> {
  const by = await userStore.find(tx, director)
  const own = (await tourStore.findMany(tx, tours)).filter((tour) => tour.director === director)
  if (!by?.active || !(isDirector(by) || isAdmin(by)) || !own.length) throw refused('staff.invitation-over')
  return own.map((tour) => tour.id)
}
