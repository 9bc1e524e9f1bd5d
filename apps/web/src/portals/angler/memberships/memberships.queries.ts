import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { queryOf } from '#platform/query.ts'

/** The memberships of who is signed in. */
export const myMembershipsQuery = (user: string) => queryOf(membershipCalls.search, { body: { user, selectAll: true } })
