import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { queryOf } from '#platform/query.ts'

/** How the members of each season stand that this person works with. */
export const memberSumsQuery = () => queryOf(membershipCalls.sums, {})

/** One member, as they are now. */
export const membershipQuery = (id: string) => queryOf(membershipCalls.get, { params: { id } })

/** Everybody who is, or was, a member of a season. */
export const membersOfQuery = (season: string) => queryOf(membershipCalls.search, { body: { season, selectAll: true } })
