import type { Queryable } from '#platform/database/types'
import { type SeasonRow, seasonsWithDirectors } from '../seasons/index.ts'
import { type MembershipRow, membershipStore } from './memberships.store.ts'

export type OfMembership = { membership: MembershipRow; season: SeasonRow }

/** What a call about one membership loads; null where there is none. */
export async function loadMembership(db: Queryable, id: string): Promise<OfMembership | null> {
  const membership = await membershipStore.find(db, id)
  const season = membership && (await seasonsWithDirectors(db, [membership.season])).get(membership.season)
  return membership && season ? { membership, season } : null
}

/** Whose it is, for the policies. */
export const membershipSubject = ({ membership: { user }, season }: OfMembership) => ({ user, season })
