import type { CoDirectorInvitation } from '@ramplight/contract/people/co-director-invitations'
import type { InvitationState } from '@ramplight/contract/people/staff-invitations'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { fullName } from '@ramplight/domain/registration/full-name'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { stateAt as stateInTime } from '../staff-invitations/index.ts'
import { userStore } from '../users/index.ts'
import { coDirectorInvitations } from './co-director-invitations.table.ts'

export const coDirectorInvitationStore = records(coDirectorInvitations, 'co-director-invitations')
export type CoDirectorInvitationRow = typeof coDirectorInvitations.$inferSelect

/** What an invitation is at this moment; of an event that is gone nothing waits. */
export const stateAt = (row: CoDirectorInvitationRow, at: string, isThere: boolean): InvitationState =>
  row.state === 'pending' && !isThere ? 'over' : stateInTime(row, at)

/**
 * Invitations in the words of a screen: who asks whom, for which event. Somebody whom the viewer does not know is not named to
 * them before they have said yes.
 */
export async function presentInvitations(
  db: Queryable,
  rows: CoDirectorInvitationRow[],
  { viewer, at }: { viewer: Actor; at: string },
): Promise<CoDirectorInvitation[]> {
  const [people, events] = await Promise.all([
    userStore.findMany(db, [...new Set(rows.flatMap(({ user, createdBy }) => [user, createdBy]))]),
    tournamentStore.findMany(db, [...new Set(rows.map(({ tournament }) => tournament))]),
  ])
  const personOf = (id: string) => people.find((one) => one.id === id)
  return rows.map((row) => {
    const [invited, from] = [personOf(row.user), personOf(row.createdBy)]
    const event = events.find(({ id }) => id === row.tournament)
    const isNamed = invited && (row.state === 'accepted' || can(viewer, 'user.see', invited))
    return {
      ...toRecord(row),
      first_name: isNamed ? invited.first_name : null,
      last_name: isNamed ? invited.last_name : null,
      tournamentName: event?.name ?? '',
      startDate: event?.startDate ?? null,
      fromName: from ? fullName(from) : '',
      state: stateAt(row, at, !!event),
    }
  })
}
