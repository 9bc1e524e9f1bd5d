import type { InvitationState, StaffInvitation } from '@ramplight/contract/people/staff-invitations'
import { fullName } from '@ramplight/domain/registration/full-name'
import { tourStore } from '#features/tours/tours/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { anglerNames } from '../users/index.ts'
import { staffInvitations } from './staff-invitations.table.ts'

export const invitationStore = records(staffInvitations, 'staff-invitations')
export type InvitationRow = typeof staffInvitations.$inferSelect

const GOOD_FOR_MS = 30 * 24 * 3_600_000
/** Until when an invitation that is sent at this moment can be answered. */
export const goodUntil = (at: string): string => new Date(Date.parse(at) + GOOD_FOR_MS).toISOString()

/** What an invitation is at this moment. */
export const stateAt = ({ state, goodUntil }: Pick<InvitationRow, 'state' | 'goodUntil'>, at: string): InvitationState =>
  state === 'pending' && goodUntil <= at ? 'over' : state

/** Invitations in the words of a screen: who, whom, to which tours. A tour that is gone is left out. */
export async function presentInvitations(db: Queryable, rows: InvitationRow[], at: string): Promise<StaffInvitation[]> {
  const [names, tours] = await Promise.all([
    anglerNames(
      db,
      rows.flatMap(({ user, director }) => [user, director]),
    ),
    tourStore.findMany(db, [...new Set(rows.flatMap((row) => row.tours))]),
  ])
  return rows.map((row) => {
    const { first_name = '', last_name = '' } = names.get(row.user) ?? {}
    const director = names.get(row.director)
    const named = tours.filter(({ id, director }) => row.tours.includes(id) && director === row.director)
    return {
      ...toRecord(row),
      first_name,
      last_name,
      directorName: director ? fullName(director) : '',
      tours: named.map(({ id, name }) => ({ _id: id, name })),
      state: stateAt(row, at),
    }
  })
}
